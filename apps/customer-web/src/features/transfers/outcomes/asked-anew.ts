import type { TransferWire } from '@puente/contract/customer'

type Reason = NonNullable<TransferWire['correction']>['reason']

const aboutTheAccount: readonly Reason[] = ['account-closed', 'account-wrong', 'cannot-receive']

/**
 * The initial values of the form: all known data, except an account number that the bank refused. The
 * customer types that one again, so that the same wrong number is not sent twice.
 */
export function knownDetails(
  details: Readonly<Record<string, string>>,
  accountEnding: string,
  reason: Reason,
): Record<string, string> {
  const isRefused = (value: string) => value.length > accountEnding.length && value.endsWith(accountEnding)
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      aboutTheAccount.includes(reason) && isRefused(value) ? '' : value,
    ]),
  )
}
