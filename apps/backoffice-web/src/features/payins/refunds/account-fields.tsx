import Box from '@mui/material/Box'
import { accountTypes } from '@puente/contract'
import { parseRut } from '@puente/contract/corridors'
import { Select, TextInput } from '@puente/ui'
import type { TypedAccount } from './queries.ts'
import { words } from './words.ts'

type Written = Readonly<Record<keyof TypedAccount, string>>

export const emptyAccount: Written = { bank: '', accountType: '', accountNumber: '', holderRut: '' }

const numberShape = /^[0-9][0-9-]{2,23}[0-9]$/

/** The account in the format of the server; undefined while a field is missing. */
export function accountOf(written: Written): TypedAccount | undefined {
  const accountType = accountTypes.find((type) => type === written.accountType)
  if (accountType === undefined || Object.keys(lackingOf(written)).length > 0) return undefined
  return {
    bank: written.bank.trim(),
    accountType,
    accountNumber: written.accountNumber.trim(),
    holderRut: written.holderRut.trim(),
  }
}

/** Messages for missing fields, by field name. */
export function lackingOf(written: Written): Record<string, string> {
  return {
    ...(written.bank.trim().length < 3 ? { 'account.bank': words('account.missingBank') } : {}),
    ...(written.accountType === '' ? { 'account.accountType': words('account.missingType') } : {}),
    ...(numberShape.test(written.accountNumber.trim())
      ? {}
      : { 'account.accountNumber': words('account.missingNumber') }),
    ...('normalised' in parseRut(written.holderRut)
      ? {}
      : { 'account.holderRut': words('account.missingHolder') }),
  }
}

const types = accountTypes.map((value) => ({ value, label: words(`account.types.${value}`) }))

interface AccountFieldsProps {
  account: Written
  onChange: (account: Written) => void
}

/** An account in Chile, with the RUT that its bank confirmed. */
export function AccountFields({ account, onChange }: AccountFieldsProps) {
  const write = (name: keyof Written) => (event: { target: { value: string } }) =>
    onChange({ ...account, [name]: event.target.value })
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <TextInput
        name="account.bank"
        label={words('account.bank')}
        maxLength={60}
        value={account.bank}
        onChange={write('bank')}
      />
      <Select
        name="account.accountType"
        label={words('account.type')}
        placeholder=""
        options={types}
        value={account.accountType}
        onChange={write('accountType')}
      />
      <TextInput
        name="account.accountNumber"
        label={words('account.number')}
        inputMode="numeric"
        maxLength={25}
        value={account.accountNumber}
        onChange={write('accountNumber')}
      />
      <TextInput
        name="account.holderRut"
        label={words('account.holder')}
        hint={words('account.holderHint')}
        maxLength={14}
        value={account.holderRut}
        onChange={write('holderRut')}
      />
    </Box>
  )
}
