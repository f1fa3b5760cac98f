import { addressOf, staffAddresses, type ParametersOf, type StaffAddress } from '@puente/contract/addresses'

type Addresses = typeof staffAddresses
type Builders = { readonly [Name in StaffAddress]: (...values: ParametersOf<Addresses[Name]>) => string }

const builders = Object.fromEntries(
  Object.entries(staffAddresses).map(([name, path]) => [
    name,
    (...values: readonly string[]) => addressOf<string>(path, ...(values as [])),
  ]),
) as unknown as Builders

/** The paths of the back office. */
export const paths = {
  ...builders,
  /** The id consists of code, currency and owner: 'client-bank/CLP/operator'. */
  ledgerAccount: (id: string) => `${builders.ledgerAccounts()}/${id}`,
  /** The id consists of kind and key: 'fee/us-usd/company'; in the URL, the slashes of the key become dots. */
  setting: (id: string) => {
    const [kind = '', ...key] = id.split('/')
    return builders.setting(kind, key.join('.'))
  },
} as const
