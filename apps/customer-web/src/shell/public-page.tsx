import { styled } from '@mui/material/styles'
import { Column, from, PageHeading, rem } from '@puente/ui'
import { useConfig } from '@puente/web'
import type { ComponentProps, ReactNode } from 'react'
import { usePageFacts } from './page-facts.ts'
import { words } from './words.ts'

const Parts = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 40,
  minWidth: 0,
  [from.md]: { gap: 48 },
})

// A page that is read is set as text that is read.
const Head = styled('div')({ '& [data-slot="lead"]': { fontSize: rem(15), lineHeight: 1.6 } })

interface PublicPageProps {
  title: string
  lead?: ReactNode
  /** For search engines; what the page is about in a sentence. */
  description: string
  /** The page's own address, without a reader's state. */
  path: string
  /** False keeps the page out of search engines. */
  listed?: boolean
  width?: ComponentProps<typeof Column>['width']
  actions?: ReactNode
  children: ReactNode
}

/** A page open to everyone: its heading, its parts well apart, and what search engines are told of it. */
export function PublicPage(props: PublicPageProps) {
  const { title, lead, description, path, listed = true, width = 'reading', actions, children } = props
  const { brandName: brand } = useConfig()
  usePageFacts({ description, path, listed })
  return (
    <Column width={width}>
      <Head>
        <PageHeading
          title={title}
          documentTitle={words('title', { screen: title, brand })}
          lead={lead}
          actions={actions}
        />
      </Head>
      <Parts>{children}</Parts>
    </Column>
  )
}
