import type { Translated } from '../translated.ts'
import type { selfieConsentTexts as spanish } from './messages-selfie.es.ts'

export const selfieConsentTexts: Translated<typeof spanish> = {
  text: `Pedimos uma foto do seu rosto para comprovar que o documento de identidade é seu. É um dado biométrico: a lei o considera sensível e por isso precisamos do seu consentimento expresso.

- **Para que a usamos**: apenas para compará-la com a foto do seu documento, ao decidir se você sobe de nível.
- **Quem a vê**: uma pessoa da nossa equipe de verificação. Registramos cada vez que ela a vê.
- **Por quanto tempo a guardamos**: {{days}} dias a partir da decisão. Depois a apagamos e fica só o resultado, sem a foto.
- **Você pode dizer não**: nesse caso pedimos que você comprove sua identidade de outra forma, por videochamada ou pessoalmente. A decisão leva o mesmo tempo e nada mais muda.
- **Você pode mudar de ideia**: retire este consentimento quando quiser em Meus dados, e apagamos a foto na hora. O que decidimos antes continua válido.

{{operator}} é responsável por este dado. Para exercer seus direitos, escreva para {{operatorEmail}}.`,
  provider:
    'Além disso, enviamos as duas fotos a um serviço que as compara a nosso pedido e nos sugere uma resposta. Ele não decide: quem decide é uma pessoa. O serviço não pode guardá-las nem usá-las para outra coisa.',
}
