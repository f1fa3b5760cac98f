import type { Translated } from '../translated.ts'
import type { selfieConsentTexts as spanish } from './messages-selfie.es.ts'

export const selfieConsentTexts: Translated<typeof spanish> = {
  text: `We ask you for a photo of your face to verify that the identity document is yours. It is biometric data: the law treats it as sensitive and that is why we need your express consent.

- **What we use it for**: only to compare it with the photo on your document, when we decide whether you go up a level.
- **Who sees it**: someone on our verification team. We record each time it is seen.
- **How long we keep it**: {{days}} days after we decide. Then we delete it and only the result remains, without the photo.
- **You can say no**: then we ask you to verify your identity in another way, by video call or in person. It takes the same time to decide and nothing else changes.
- **You can change your mind**: you withdraw this consent whenever you like in My data and we delete the photo at once. What we decided before remains valid.

{{operator}} is responsible for this data. To exercise your rights, write to {{operatorEmail}}.`,
  provider:
    'We also send both photos to a service that compares them on our behalf and suggests an answer to us. It does not decide: a person decides. The service may not keep them or use them for anything else.',
}
