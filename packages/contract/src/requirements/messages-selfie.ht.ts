import type { Translated } from '../translated.ts'
import type { selfieConsentTexts as spanish } from './messages-selfie.es.ts'

export const selfieConsentTexts: Translated<typeof spanish> = {
  text: `Nou mande w yon foto figi w pou verifye pyès idantite a se pou ou. Se yon done byometrik: lalwa konsidere l sansib, se pou sa nou bezwen konsantman w byen klè.

- **Poukisa nou sèvi avè l**: sèlman pou konpare l ak foto ki sou dokiman w lan, lè n ap deside si ou monte nivo.
- **Kiyès ki wè l**: yon moun nan ekip verifikasyon nou an. Nou anrejistre chak fwa moun nan wè l.
- **Konbyen tan nou kenbe l**: {{days}} jou apre nou fin deside. Apre sa nou efase l epi se rezilta a sèlman ki rete, san foto a.
- **Ou ka di non**: lè sa a, nou mande w pwouve idantite w yon lòt jan, nan yon apèl videyo oswa an pèsòn. Li pran menm tan an epi anyen lòt pa chanje.
- **Ou ka chanje lide**: ou ka retire konsantman sa a nenpòt lè nan Done mwen, epi n ap efase foto a touswit. Sa nou te deside anvan rete valab.

{{operator}} responsab done sa a. Pou fè dwa ou respekte, ekri {{operatorEmail}}.`,
  provider:
    'Anplis, nou voye de foto yo bay yon sèvis ki konpare yo pou nou epi ki pwopoze nou yon repons. Se pa li ki deside: se yon moun ki deside. Sèvis la pa gen dwa kenbe yo ni sèvi ak yo pou lòt bagay.',
}
