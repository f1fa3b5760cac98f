import type { Translated } from '@puente/contract'
import type { guestMessages as spanish } from './messages.es.ts'

/** Texts of the form that a recipient fills in, in French. */
export const guestMessages: Translated<typeof spanish> = {
  title: '{sender} veut vous envoyer de l’argent',
  lead: 'Remplissez les données de votre compte ({country}). {sender} les vérifie avant de vous envoyer de l’argent.',
  safe: 'Nous utilisons ces données uniquement pour vous payer. Personne ne vous demandera de mot de passe ni de code.',
  until: 'Le lien fonctionne une fois, jusqu’au {date}.',
  language: 'Langue',
  loading: 'Chargement…',
  kind: 'À qui est le compte ?',
  kinds: {
    person: 'À une personne',
    company: 'À une entreprise',
  },
  name: {
    person: 'Nom complet',
    company: 'Nom de l’entreprise',
  },
  nameHint: 'Comme il figure à votre banque.',
  nameMissing: 'Écrivez le nom de la personne qui reçoit.',
  submit: 'Envoyer mes données à {sender}',
  sent: {
    title: '{sender} a reçu vos données',
    text: 'Elles seront vérifiées. Vous pouvez fermer cette page. En cas d’erreur, demandez un autre lien.',
  },
  gone: {
    used: {
      title: 'Ce lien a déjà été utilisé',
      text: 'Les données sont arrivées à la personne qui vous l’a envoyé. Pour les changer, demandez un autre lien.',
    },
    expired: {
      title: 'Ce lien a expiré',
      text: 'Demandez-en un autre à la personne qui vous l’a envoyé.',
    },
    revoked: {
      title: 'Ce lien a été retiré',
      text: 'Demandez-en un autre à la personne qui vous l’a envoyé.',
    },
    unknown: {
      title: 'Ce lien n’ouvre aucun formulaire',
      text: 'Il en manque peut-être une partie. Demandez à la personne qui vous l’a envoyé de le partager de nouveau.',
    },
  },
  failed: {
    title: 'Impossible de charger le formulaire',
    text: 'Vérifiez votre connexion et réessayez.',
    retry: 'Réessayer',
  },
  notSent: {
    title: 'Impossible d’envoyer vos données',
    text: 'Ce que vous avez écrit est toujours là. Vérifiez votre connexion et réessayez.',
    tooMany: 'Vous avez essayé trop de fois. Attendez quelques minutes.',
    closed: 'Pour le moment, l’envoi d’argent vers ce pays n’est pas possible.',
  },
  ui: {
    titlePrefix: 'Erreur : ',
    summaryTitle: 'Il y a un problème',
    optional: '(facultatif)',
    tooLong: 'Ce texte a au plus {longest} caractères ; vous en avez écrit {typed}. Raccourcissez-le.',
  },
}
