import { TransferHelp } from './features/support/threads/transfer-help.tsx'
import { TransferScreen } from './features/transfers/transfer-screen.tsx'

/** The screen of one transfer with its thread with support, which is a feature above transfers. */
export const TransferPage = () => <TransferScreen help={TransferHelp} />
