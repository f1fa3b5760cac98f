/** The first text of the consent to a selfie, as customers read it. */
export const selfieConsentTexts = {
  text: `Te pedimos una foto de tu rostro para comprobar que el documento de identidad es tuyo. Es un dato biométrico: la ley lo trata como sensible y por eso necesitamos tu consentimiento expreso.

- **Para qué la usamos**: solo para compararla con la foto de tu documento, al decidir si subes de nivel.
- **Quién la ve**: una persona de nuestro equipo de verificación. Registramos cada vez que la ve.
- **Cuánto la guardamos**: {{days}} días desde que resolvemos. Después la borramos y queda solo el resultado, sin la foto.
- **Puedes decir que no**: entonces te pedimos comprobar tu identidad de otra forma, por videollamada o en persona. Demora lo mismo en resolverse y no cambia nada más.
- **Puedes cambiar de opinión**: retiras este consentimiento cuando quieras en Mis datos y borramos la foto de inmediato. Lo que resolvimos antes sigue siendo válido.

{{operator}} es responsable de este dato. Para ejercer tus derechos escribe a {{operatorEmail}}.`,
  provider:
    'Además, enviamos las dos fotos a un servicio que las compara por encargo nuestro y nos sugiere una respuesta. No decide: decide una persona. El servicio no puede guardarlas ni usarlas para otra cosa.',
} as const
