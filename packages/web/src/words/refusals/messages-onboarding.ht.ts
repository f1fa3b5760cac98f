import type { Translated } from '@puente/contract'
import type { onboardingMessages as spanish } from './messages-onboarding.es.ts'

export const onboardingMessages: Translated<typeof spanish> = {
  'no-higher-level': {
    what: 'Ou gen nivo ki pi wo a deja.',
    money: 'Okenn lajan pa deplase.',
    next: 'Limit ou yo nan pwofil ou.',
  },
  'selfie-not-needed': {
    what: 'Pou kounye a nou pa bezwen yon foto figi w.',
    money: 'Okenn lajan pa deplase.',
    next: 'Gade nan nivo w sa ki manke.',
  },
  'selfie-consent-missing': {
    what: 'Anvan nou resevwa yon foto figi w, nou bezwen konsantman w.',
    money: 'Nou pa anrejistre foto a epi okenn lajan pa deplase.',
    next: 'Aksepte nan Nivo w oswa chwazi yon lòt jan pou pwouve idantite w.',
  },
  'registration-expired': {
    what: 'Enskripsyon sa a pa louvri ankò: li ekspire oswa ou te fini l deja.',
    money: 'Okenn lajan pa deplase.',
    next: 'Konekte si ou gen kont deja oswa kòmanse enskripsyon an ankò.',
  },
  'application-incomplete': {
    what: 'Gen enfòmasyon oswa dokiman ki manke.',
    money: 'Okenn lajan pa deplase.',
    next: 'Ranpli enfòmasyon ki make yo epi voye yo ankò.',
  },
  'application-closed': {
    what: 'Enfòmasyon sa yo te deja voye epi yo pa ka chanje kounye a.',
    money: 'Okenn lajan pa deplase.',
    next: 'Gade nan pwofil ou ki kote yo ye.',
  },
  'too-many-companies': {
    what: 'Ou gen {most} konpayi deja ki gen dosye ki poko apwouve.',
    money: 'Okenn lajan pa deplase.',
    next: 'Ranpli dosye youn ladan yo epi ajoute yon lòt lè li apwouve.',
  },
  'rut-has-account': {
    what: 'Yon lòt kont gen RUT sa a deja.',
    money: 'Okenn lajan pa deplase epi okenn kont pa chanje.',
    next: 'Verifye lòt kont lan epi pwopoze rejte oswa relouvri demann sa a.',
  },
}
