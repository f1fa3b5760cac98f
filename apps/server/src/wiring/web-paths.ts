import { pendingPaths } from '@puente/contract'

/** The addresses of both web apps, with which the server responds 404 to others. */
const customer = [
  /^\/$/,
  /^\/login$/,
  /^\/404$/,
  /^\/(recover|security)$/,
  /^\/signup(\/(verify|file|phone|identity|address|review|status))?$/,
  /^\/send\/(amount|recipient|recipient\/new|purpose|review)$/,
  /^\/send$/,
  /^\/send\/pay\/trf_[0-9a-f]{32}$/,
  /^\/transfers$/,
  /^\/transfers\/trf_[0-9a-f]{32}(\/(choice|correction|refund-account))?$/,
  /^\/support(\/(new|thr_[0-9a-f]{32}))?$/,
  /^\/statements$/,
  /^\/debts(\/rcv_[0-9a-f]{32})?$/,
  /^\/(profile|notifications)$/,
  /^\/company\/(members|powers)$/,
  /^\/referralprogram(\/donate)?$/,
  /^\/recipients$/,
  /^\/recipients\/rcp_[0-9a-f]{32}$/,
  /^\/(pricing|help|security-center|regulation|complaints|terms|privacy|verify-receipt)$/,
  /^\/verify-receipt\/[A-Za-z0-9-]{4,64}$/,
  /^\/track\/[A-Za-z0-9_-]{8,128}$/,
]
const backoffice = [
  /^\/$/,
  /^\/login$/,
  /^\/404$/,
  /^\/transfers$/,
  /^\/transfers\/trf_[0-9a-f]{32}$/,
  /^\/(trial-balance|tax-documents)$/,
  /^\/(trial-balance|ledger-accounts|ledger-periods|sending)$/,
  /^\/ledger-accounts\/[a-z-]{1,60}\/[A-Z]{3}\/(operator|[0-9a-f-]{36})$/,
  /^\/journals\/[0-9a-f-]{36}$/,
  /^\/(payins|payouts|returns)$/,
  /^\/payins\/pay_[0-9a-f]{32}$/,
  /^\/payouts\/pyo_[0-9a-f]{32}$/,
  /^\/returns\/ret_[0-9a-f]{32}$/,
  /^\/reviews$/,
  /^\/reviews\/rev_[0-9a-f]{32}$/,
  /^\/(treasury|stuck-transfers|suspense|refunds|receivables|threads|applications)$/,
  /^\/suspense\/sus_[0-9a-f]{32}$/,
  /^\/refunds\/ref_[0-9a-f]{32}$/,
  /^\/receivables\/rcv_[0-9a-f]{32}$/,
  /^\/threads\/thr_[0-9a-f]{32}$/,
  /^\/pending-items$/,
  /^\/applications\/app_[0-9a-f]{32}$/,
  /^\/(company-files|name-requests|document-reviews)$/,
  /^\/company-files\/cof_[0-9a-f]{32}$/,
  /^\/name-requests\/nrq_[0-9a-f]{32}$/,
  /^\/document-reviews\/doc_[0-9a-f]{32}$/,
  /^\/(security|customers|proposals|audit|staff-members)$/,
  /^\/(reconciliation|reconciliation\/import|breaks|bank-statements)$/,
  /^\/breaks\/brk_[0-9a-f]{32}$/,
  /^\/bank-statements\/bst_[0-9a-f]{32}$/,
  /^\/matches\/mtc_[0-9a-f]{32}$/,
  /^\/(settings|settings-file)$/,
  /^\/settings\/[a-z-]{1,60}\/[a-z0-9.-]{1,60}$/,
  /^\/(donations|donations\/owed)$/,
  /^\/customers\/cus_[0-9a-f]{32}$/,
  /^\/proposals\/prp_[0-9a-f]{32}$/,
  /^\/(staff-members|invitations)\/stf_[0-9a-f]{32}$/,
]

/** Internal screens, which production does not have. */
const sandboxOnly = [/^\/gallery$/]

export const customerKnows =
  (environment: 'sandbox' | 'production') =>
  (address: string): boolean =>
    pendingPaths.some((path) => path === address) ||
    [...customer, ...(environment === 'sandbox' ? sandboxOnly : [])].some((pattern) => pattern.test(address))

/** Pages with a secret address, hidden from search engines. */
const hidden = [/^\/track\//, /^\/verify-receipt\//]
export const keptFromSearch = (address: string): boolean => hidden.some((pattern) => pattern.test(address))

export const backofficeKnows = (address: string): boolean =>
  backoffice.some((pattern) => pattern.test(address))
