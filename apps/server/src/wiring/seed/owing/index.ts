import type { Publisher } from '../../../modules/terms/index.ts'
import { oweContact } from './owe-contact.ts'
import { owePaper, oweShareholders, oweValidity } from './owe-company-papers.ts'
import { oweAddress, oweConfirmation, oweEmployer, oweLocation } from './owe-profile.ts'
import { oweRewards } from './owe-rewards.ts'
import { oweDueDiligence } from './owe-due-diligence.ts'
import { oweCompanyDocuments, oweIdentity, oweIllegible, owePersonDocuments } from './owe-documents.ts'
import { oweEap, oweSenderName } from './owe-confirmations.ts'
import { oweCompanyInfo, oweCompanyReview, owePersonInfo, owePersonReview } from './owe-file.ts'
import { oweTerms } from './owe-terms.ts'
import type { Owing } from './owing.ts'

/** For each kind, what makes the item of its demo customer outstanding. */
export const owing = (publisher: Publisher): Owing => ({
  'terms-update': oweTerms(publisher),
  'contact-information': oweContact,
  location: oweLocation,
  'employer-name': oweEmployer,
  'person-address': oweAddress,
  'company-address': oweAddress,
  'annual-update': oweConfirmation,
  'rewards-available': oweRewards,
  'person-due-diligence': oweDueDiligence,
  'company-due-diligence': oweDueDiligence,
  'person-info': owePersonInfo,
  'person-review': owePersonReview,
  'sender-name': oweSenderName,
  'eap-confirmation': oweEap,
  'company-info': oweCompanyInfo,
  'company-review': oweCompanyReview,
  'id-expired-chilean': oweIdentity({ type: 'chilean-id', nationality: 'CL', endsInDays: -9 }),
  'id-expired-foreign': oweIdentity({ type: 'foreign-id', nationality: 'VE', endsInDays: -9 }),
  'id-expired': oweIdentity({ type: 'passport', nationality: 'PE', endsInDays: -9 }),
  'id-illegible': oweIllegible,
  'id-expiring': oweIdentity({ type: 'chilean-id', nationality: 'CL', endsInDays: 20 }),
  'person-documents': owePersonDocuments,
  'company-documents': oweCompanyDocuments,
  'constitution-deed': owePaper,
  'creator-powers': owePaper,
  'validity-certificate': oweValidity,
  'shareholder-certificate': oweShareholders,
})
