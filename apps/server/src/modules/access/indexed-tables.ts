import {
  valuesOfTexts,
  type IndexedTable,
  type IndexWithoutText,
} from '../../platform/data/indexes/indexed-tables.ts'

const userEmail = 'access.user.email'
const userPhone = 'access.user.phone'
const staffEmail = 'access.staff.email'

/** The tables of access with blind indexes. */
export const accessIndexed: readonly IndexedTable[] = [
  {
    table: 'access.user',
    columns: ['email_index', 'phone_index'],
    sources: [
      { value: 'email', row: 'id', boundAs: userEmail },
      { value: 'phone', row: 'id', boundAs: userPhone },
    ],
    values:
      (_, { texts: [email, phone] }) =>
      (key) => [...valuesOfTexts(userEmail, [email])(key), ...valuesOfTexts(userPhone, [phone])(key)],
  },
  {
    table: 'access.staff',
    columns: ['email_index'],
    sources: [{ value: 'email', row: 'id', boundAs: staffEmail }],
    // The account of a person who was proposed and never invited gave its e-mail up.
    values: (_, { id, texts: [email] }) => valuesOfTexts(staffEmail, [email, `declined ${id}`]),
  },
]

/** Indexes of access whose text is not stored: recovery codes, and codes of a few minutes with what limits them. */
export const accessIndexedWithoutText: readonly IndexWithoutText[] = [
  { table: 'access.user_recovery_code', column: 'code_index', ends: 'key' },
  { table: 'access.staff_recovery_code', column: 'code_index', ends: 'key' },
  ...['code_index', 'wrong_index', 'destination_index', 'asker_index', 'network_index'].map(
    (column) => ({ table: 'access.code', column, ends: 'age' }) as const,
  ),
]
