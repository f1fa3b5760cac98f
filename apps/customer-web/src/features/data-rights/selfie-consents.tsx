import type { MyDataWire } from '@puente/contract/customer'
import { Button, Card, ConfirmDialog, DefinitionList, LiveRegion, RefusalNotice } from '@puente/ui'
import { format, refusalOf, useKeyOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { words } from './words.ts'

type Answer = MyDataWire['selfieConsents'][number]

function textOf({ answer, version, at, endedAt }: Answer): string {
  const said = words(`consents.selfie.${answer}`, { version: String(version), at: format.dateTime(at) })
  if (endedAt === undefined) return said
  return `${said} ${words('consents.selfie.ended', { at: format.dateTime(endedAt) })}`
}

/** Every answer to the request for a selfie, and the withdrawal of the consent in force. */
export function SelfieConsents({ answers }: { answers: readonly Answer[] }) {
  const withdraw = useWithdraw()
  const [isSure, setIsSure] = useState(false)
  const isGiven = answers.some(({ answer, endedAt }) => answer === 'given' && endedAt === undefined)
  return (
    <Card title={words('consents.selfie.title')} level={3}>
      <DefinitionList
        columns={2}
        items={answers.map((one) => ({
          term: words(`consents.selfie.terms.${one.answer}`),
          value: textOf(one),
        }))}
      />
      <RefusalNotice refusal={refusalOf(withdraw.error)} />
      <LiveRegion message={withdraw.isSuccess ? words('consents.selfie.withdrawn') : ''} />
      {isGiven ? (
        <div>
          <Button busy={withdraw.isPending} onPress={() => setIsSure(true)}>
            {words('consents.selfie.withdraw')}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        open={isSure}
        title={words('consents.selfie.sure')}
        confirmLabel={words('consents.selfie.withdraw')}
        cancelLabel={words('page.keep')}
        danger
        onConfirm={() => {
          setIsSure(false)
          withdraw.mutate()
        }}
        onCancel={() => setIsSure(false)}
      >
        {words('consents.selfie.sureText')}
      </ConfirmDialog>
    </Card>
  )
}

/** Withdraws the consent; the photo is erased, so that the level changes too. */
function useWithdraw() {
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  return useMutation({
    mutationFn: () => api.withdrawSelfieConsent({ body: {}, idempotencyKey: keyOf('withdraw') }),
    onSettled: (_, error) => {
      keyOf.settled(error)
      return queryClient.invalidateQueries()
    },
  })
}
