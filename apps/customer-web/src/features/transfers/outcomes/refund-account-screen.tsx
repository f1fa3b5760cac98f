import type { RefundAccountWire } from '@puente/contract/customer'
import { accountTypes, type AccountType } from '@puente/contract'
import { BackLink, Button, Card, Column, Form, Muted, PageHeading, Select, TextInput } from '@puente/ui'
import { faultWords, fieldForms, format, useEndpointForm, useKeyOf } from '@puente/web'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { refundAccountQuery } from './outcome-queries.ts'
import { TaskOver } from './task-over.tsx'
import { words } from './words.ts'

/** Another account, with the same RUT, for a refund that the bank rejected. */
export function RefundAccountScreen() {
  const { id = '' } = useParams({ strict: false })
  const { data } = useSuspenseQuery(refundAccountQuery(id))
  if (!data.needed) return <TaskOver transferId={id} title={words('refund.over')} />
  return (
    <Column>
      <PageHeading
        back={<BackLink href={paths.transfer(id)}>{words('back')}</BackLink>}
        title={words('refund.title', { amount: amountOf(data) })}
        lead={words('refund.lead')}
      />
      <Card>
        <AccountForm transferId={id} />
      </Card>
    </Column>
  )
}

const amountOf = ({ amount }: RefundAccountWire) => (amount === undefined ? '' : format.amount(amount))

interface Values {
  bank: string
  accountType: AccountType | ''
  accountNumber: string
}

function AccountForm({ transferId: id }: { transferId: string }) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const keyOf = useKeyOf()
  const give = useMutation({
    mutationFn: ({ bank, accountType, accountNumber }: Values) => {
      if (accountType === '') throw new Error('the form lets no account through without its type')
      const body = { bank: bank.trim(), accountType, accountNumber: accountNumber.replace(/[\s.]/g, '') }
      return api.giveRefundAccount({ params: { id }, body, idempotencyKey: keyOf(body) })
    },
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess: async (account) => {
      queryClient.setQueryData(refundAccountQuery(id).queryKey, account)
      await router.navigate({ href: paths.transfer(id) })
    },
  })
  const form = useEndpointForm<Values>({
    sending: give,
    defaults: { bank: '', accountType: '', accountNumber: '' },
    submit: (values) => give.mutate(values),
  })
  return (
    <Form {...form.props}>
      <TextInput
        label={words('refund.bank')}
        autoComplete="off"
        maxLength={60}
        {...form.field('bank', { validate: (bank) => bank.trim().length > 2 || words('refund.bankMissing') })}
      />
      <Select
        label={words('refund.type')}
        placeholder={words('refund.choose')}
        options={accountTypes.map((value) => ({ value, label: words(`refund.types.${value}`) }))}
        {...form.field('accountType', { required: words('refund.typeMissing') })}
      />
      <TextInput
        label={words('refund.number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        {...form.field('accountNumber', {
          validate: (typed) => accountFault(typed) ?? true,
        })}
      />
      <Muted>{words('correction.stepUp')}</Muted>
      <Button type="submit" kind="main" fullWidth busy={give.isPending}>
        {words('refund.submit')}
      </Button>
    </Form>
  )
}

/** The fault of a typed account number at a bank in Chile. */
function accountFault(typed: string): string | undefined {
  const form = fieldForms.chileanAccount
  const digits = typed.replace(/[\s.-]/g, '')
  if (digits === '') return faultWords('missing', form)
  if (!/^[0-9]+$/.test(digits)) return faultWords('not-digits', form, typed)
  const isOfLength = digits.length >= form.least && digits.length <= form.most
  return isOfLength ? undefined : faultWords('wrong-length', form, typed)
}
