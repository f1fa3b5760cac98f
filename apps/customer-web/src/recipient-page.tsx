import { RecipientDataScreen } from './features/recipients/recipient-data-screen.tsx'
import { loadRecipient } from './features/recipients/recipient-queries.ts'
import { RecipientScreen } from './features/recipients/recipient-screen.tsx'
import { RecipientHistory } from './features/transfers/recipient-history.tsx'

export { loadRecipient, RecipientDataScreen }

/** The screen of one recipient with the transfers to them, which are a feature above recipients. */
export const RecipientPage = () => <RecipientScreen history={RecipientHistory} />
