import Box from '@mui/material/Box'
import type { ComparedPicture, SelfieComparisonWire } from '@puente/contract/staff'
import { Button, Muted, RefusalNotice } from '@puente/ui'
import { refusalOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../api.ts'
import { Viewer } from '../../../documents/viewer/viewer.tsx'
import { VerdictForm } from './verdict-form.tsx'
import { words } from './words.ts'

const linkTo = ({ id }: ComparedPicture) => api.createDocumentLink({ params: { id }, body: {} })

interface PicturesProps {
  id: string
  selfie: SelfieComparisonWire
  isOpen: boolean
}

/**
 * The selfie and the face of the identity document side by side, and the verdict about them. They are loaded only on
 * request, because every view is recorded.
 */
export function Pictures({ id, selfie: { state, selfie, identity }, isOpen }: PicturesProps) {
  const links = useMutation({
    mutationFn: async (pictures: { selfie: ComparedPicture; identity: ComparedPicture }) => ({
      selfie: await linkTo(pictures.selfie),
      identity: await linkTo(pictures.identity),
    }),
  })
  const queryClient = useQueryClient()
  if (selfie === undefined) return null
  if (identity === undefined) return <Muted>{words('noIdentity')}</Muted>
  const load = () => links.mutate({ selfie, identity })
  const isDecided = state !== 'waiting' || !isOpen
  if (links.data === undefined)
    return (
      <>
        <RefusalNotice refusal={refusalOf(links.error)} />
        <div>
          <Button busy={links.isPending} onPress={load}>
            {words('open')}
          </Button>
        </div>
        <Muted>{isDecided ? words('note') : `${words('verdict.wait')} ${words('note')}`}</Muted>
      </>
    )
  const shown = [
    { picture: selfie, url: links.data.selfie.url, what: words('selfie') },
    { picture: identity, url: links.data.identity.url, what: words('identity') },
  ]
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
        }}
      >
        {shown.map(({ picture, url, what }) => (
          <div key={url}>
            <p>{what}</p>
            <Viewer
              url={url}
              type={picture.type}
              what={what}
              onTab={() => openTab(picture)}
              onRenew={load}
              onShown={() => queryClient.invalidateQueries()}
            />
          </div>
        ))}
      </Box>
      {isDecided ? null : <VerdictForm id={id} selfieId={selfie.id} identityId={identity.id} />}
    </>
  )
}

async function openTab(picture: ComparedPicture): Promise<void> {
  window.open((await linkTo(picture)).url, '_blank', 'noopener')
}
