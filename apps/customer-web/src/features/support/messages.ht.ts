import type { Translated } from '@puente/contract'
import type { supportMessages as spanish } from './messages.es.ts'

export const supportMessages: Translated<typeof spanish> = {
  title: 'Plent',
  lead: 'Di nou sa k pase. N ap ba ou touswit yon folio (nimewo dosye) ak dat n ap reponn lan.',
  description: 'Sèvis plent: fòmilè ak folio (nimewo dosye) ak dèlè repons, ak lòt fason pou pote plent.',
  form: {
    name: 'Non w',
    email: 'Imèl ou',
    emailHint: 'Se la folio a ak repons lan ap rive.',
    phone: 'Telefòn ou',
    rut: 'RUT ou',
    rutHint: 'Si ou se kliyan, sa ede nou jwenn transfè w.',
    transferReference: 'Referans transfè a',
    transferReferenceHint: 'Li nan paj transfè a ak sou resi a.',
    text: 'Sa k pase epi kisa ou vle nou fè?',
    textHint: 'Pa ekri modpas ni nimewo kat.',
    submit: 'Voye plent lan',
  },
  faults: {
    nameMissing: 'Ekri non w. Pa egzanp, María José Fernández.',
    textMissing: 'Di nou sa k pase nan omwen {least} karaktè; ou ekri {count}.',
  },
  sent: {
    title: 'Nou resevwa plent ou',
    folio: 'Folio',
    copy: 'Kopye folio a',
    due: 'N ap reponn anvan {when}, nan imèl {email}.',
    keep: 'Sere folio a pou mande nouvèl plent ou.',
    another: 'Fè yon lòt plent',
  },
  failed: {
    unread: 'Nou pa t kapab resevwa plent ou',
    unreadText: 'Sa ou te ekri a toujou la. Eseye ankò nan kèk minit.',
  },
  others: {
    title: 'Lòt fason',
    text: `- **Si se pou yon transfè w.** Ekri nou nan paj transfè a: konsa nou konnen kilès li ye.
- **SERNAC.** Ou ka pote plent sou sernac.cl oswa nan 800 700 100 nenpòt lè, san pase kote nou anvan.
- **Si ou kwè se yon fwod.** Avèti bank ou touswit tou: li gen yon sèvis ki mache 24 èdtan sou 24.`,
  },
}
