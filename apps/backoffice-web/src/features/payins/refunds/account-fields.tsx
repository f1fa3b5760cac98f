import Box from '@mui/material/Box'
import { accountTypes } from '@puente/contract'
import { parseRut } from '@puente/contract/corridors'
import { Select, TextInput } from '@puente/ui'
import type { EndpointForm } from '@puente/web'
import { atLeast } from '../../../shell/rules.ts'
import type { TypedAccount } from './queries.ts'
import { words } from './words.ts'

/** The fields of a proposal about a refund. */
export interface RefundFields {
  /** The account that the customer gave, or the one below. */
  readonly which: 'customers' | 'typed' | ''
  readonly account: Readonly<Record<keyof TypedAccount, string>>
}

const numberShape = /^[0-9][0-9-]{2,23}[0-9]$/

/** The account in the format of the server; undefined without a type. */
export function accountOf(typed: RefundFields['account']): TypedAccount | undefined {
  const accountType = accountTypes.find((type) => type === typed.accountType)
  if (accountType === undefined) return undefined
  return {
    bank: typed.bank.trim(),
    accountType,
    accountNumber: typed.accountNumber.trim(),
    holderRut: typed.holderRut.trim(),
  }
}

const types = accountTypes.map((value) => ({ value, label: words(`account.types.${value}`) }))

/** An account in Chile, with the RUT that its bank confirmed. */
export function AccountFields({ field }: Pick<EndpointForm<RefundFields>, 'field'>) {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <TextInput
        label={words('account.bank')}
        maxLength={60}
        {...field('account.bank', atLeast(3, words('account.missingBank')))}
      />
      <Select
        label={words('account.type')}
        placeholder=""
        options={types}
        {...field('account.accountType', { required: words('account.missingType') })}
      />
      <TextInput
        label={words('account.number')}
        inputMode="numeric"
        maxLength={25}
        {...field('account.accountNumber', {
          validate: (number) => numberShape.test(number.trim()) || words('account.missingNumber'),
        })}
      />
      <TextInput
        label={words('account.holder')}
        hint={words('account.holderHint')}
        maxLength={14}
        {...field('account.holderRut', {
          validate: (rut) => 'normalised' in parseRut(rut) || words('account.missingHolder'),
        })}
      />
    </Box>
  )
}
