import type { Translated } from '@puente/contract'
import type { diligenceMessages as spanish } from './messages.es.ts'

export const diligenceMessages: Translated<typeof spanish> = {
  title: { person: 'Montre nou kote lajan an soti', company: 'Montre nou kote lajan an soti' },
  lead: 'Lalwa mande nou konnen sa depi yon sèten montan. Ou ka kontinye voye pi piti montan.',
  windows: { day: '24 èdtan', month: '30 jou', year: '12 mwa' },
  amounts: {
    title: 'Montan w yo',
    reached: 'Ak transfè w mande a, nan {window}',
    threshold: 'San prèv ou ka voye, nan {window}',
    used: 'Ou voye nan {window}',
    evidence: 'Ak prèv ou a ou ka voye jiska',
    until: '{amount}, jiska {when}',
  },
  accepted: {
    title: 'Sa ou ka montre',
    lead: 'Yon sèl dokiman ase, si li kouvri montan an.',
    kinds: {
      payslips: 'Twa dènye fich salè ou',
      pension: 'Prèv pansyon oswa retrèt ou',
      'tax-return': 'Dènye deklarasyon revni w (fòmilè 22)',
      'sale-deed': 'Akt oswa kontra yon bagay ou te vann',
      'loan-contract': 'Kontra yon prè nan yon bank oswa yon kowoperativ',
      'savings-statement': 'Relve (cartola) epay ou pou sis dènye mwa yo',
      balance: 'Dènye bilan ak rezilta yo',
      'tax-folder': 'Carpeta tributaria (dosye taks) pou mande kredi',
      'vat-returns': 'Fòmilè 29 sis dènye mwa yo',
      invoices: 'Fakti oswa kontra ki esplike peman sa yo',
    },
  },
  next: {
    title: 'Sa k ap vin apre',
    text: 'Yon moun nan ekip nou an ap verifye l; lè w voye l ou wè pou kilè. Lè nou aksepte l, ou ka fè transfè a; anvan sa nou pa fè w peye anyen.',
  },
  refused: {
    title: 'Prèv la manke',
    because: {
      illegible: 'Yo pa ka li l byen. Voye yon kopi ki pi klè.',
      incomplete: 'Li pa konplè. Voye tout paj li yo.',
      'not-theirs': 'Li nan non yon lòt moun. Voye youn ki nan non w oswa nan non konpayi an.',
      'too-old': 'Li twò ansyen. Voye youn nan sis dènye mwa yo.',
      'covers-less': 'Li pa kouvri montan w vle voye a. Ajoute yon lòt dokiman.',
      unrelated: 'Li pa montre kote lajan sa a soti. Chwazi yon lòt nan lis la.',
    },
  },
  waiting: {
    title: 'N ap verifye sa ou te voye a',
    text: 'N ap reponn ou anvan {when}. Pandan tan sa a ou ka voye pi piti montan.',
  },
  notMine:
    'Se moun ki ka siyen pou konpayi an ki bay li. Ou menm, ou ka wè l isit la epi voye pi piti montan.',
  smaller: 'Voye yon pi piti montan',
  write: 'Voye l pa mesaj',
  failed: 'Nou pa t kapab chaje montan w yo',
}
