import type { BalanceBasis } from '@puente/contract/staff'

/** Name and columns of the file of a trial balance. */
export const balanceExport = {
  fileName: 'balance-de-comprobacion',
  names: { recorded: 'por-dia-de-registro', effective: 'por-dia-de-vigencia' } satisfies Record<
    BalanceBasis,
    string
  >,
  bases: { recorded: 'por día de registro', effective: 'por día de vigencia' } satisfies Record<
    BalanceBasis,
    string
  >,
  sheet: 'Balance',
  account: (at: string, basis: string) => `Cuenta, al ${at}, ${basis}`,
  columns: {
    code: 'Código',
    currency: 'Moneda',
    accounts: 'Cuentas',
    debits: 'Debe',
    credits: 'Haber',
    pendingDebits: 'Retenido al debe',
    pendingCredits: 'Retenido al haber',
  },
} as const
