import type { Translated } from '@puente/contract'
import type { pendingProfileMessages as spanish } from './messages.es.ts'

export const pendingProfileMessages: Translated<typeof spanish> = {
  location: {
    title: 'Nan ki comuna w abite?',
    titleCompany: 'Nan ki comuna konpayi an ye?',
    unknown: 'Nou manke comuna w. Bank k ap resevwa yo mande l.',
    gone: 'Comuna w te chwazi a pa egziste ankò. Chwazi sa ki genyen kounye a.',
    country: 'Dapre enfòmasyon w, ou abite deyò Chili. Di nou ki kote ou abite jodi a.',
    next: 'Sa pran mwens pase yon minit epi apre sa ou ka voye.',
    submit: 'Anrejistre epi kontinye',
  },
  missing: {
    title: 'Ranpli pwofil ou',
    lead: 'Sa pran yon minit.',
    'employer-name':
      'Ou te di nou ou travay pou yon patwon: non li manke. Sa ede nou konnen kote lajan w soti.',
    'person-address': 'Adrès ou manke ri a oswa nimewo a. Bank k ap resevwa yo mande yo.',
    next: 'Lè w anrejistre, ou ka voye ankò.',
    submit: 'Anrejistre epi kontinye',
    comuna: 'Nan {locality}.',
  },
  annual: {
    title: 'Anyen pa chanje?',
    titleCompany: 'Enfòmasyon konpayi an pa chanje?',
    lead: 'Detanzantan nou mande w konfime enfòmasyon w, pou okenn transfè pa pran reta akòz yon enfòmasyon ki pa ajou.',
    leadCompany:
      'Detanzantan nou mande w konfime enfòmasyon konpayi an, pou okenn transfè pa pran reta akòz yon enfòmasyon ki pa ajou.',
    since: 'Dènye fwa ou te konfime yo se {date}.',
    until: 'Ou ka kontinye voye jiska {date} san konfime yo.',
    stopped: 'Konfime yo pou w ka voye ankò. Sa pran yon minit.',
    confirm: 'Anyen pa chanje',
    change: 'Chanje',
    address: 'adrès',
    work: 'travay',
    cancel: 'Retounen san chanje',
    save: 'Anrejistre',
    saved: 'Nou anrejistre chanjman an. Si rès la rete menm jan, konfime l.',
    gaps: 'Gen yon bagay ki manke anvan ou konfime: verifye adrès ou ak travay ou.',
    savedOwners:
      'Nou anrejistre pwopriyetè yo epi n ap verifye dosye a ankò. Si rès la rete menm jan, konfime l.',
    fixed: 'Non an oswa RUT la chanje? Ekri nou nan Èd anvan ou konfime.',
  },
  owners: {
    title: 'Pwopriyetè ak moun ki kontwole',
    change: 'pwopriyetè',
    owns: '{number} · {share}',
    controls: '{number} · {share} · li kontwole konpayi an',
    nobody: 'Konpayi an pa deklare pèsonn.',
    note: 'Si yon moun antre, soti oswa chanje pati pa l, deklare l isit la anvan ou konfime. N ap verifye dosye a ankò nan de jou ouvrab.',
    failed: 'Nou pa t kapab chaje pwopriyetè yo',
  },
}
