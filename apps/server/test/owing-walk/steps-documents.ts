import { companyDocuments, type CompanyDocument } from '@puente/contract'
import type { DocumentWire } from '@puente/contract/customer'
import type { DocumentFacts } from '@puente/contract/staff'
import { addDays, inSantiago } from '../../src/modules/corridors/index.ts'
import { seedIdentity } from '../../src/modules/requirements/index.ts'
import { customerDocumentPdf } from '../../src/wiring/seed/customer-document-pdf.ts'
import type { Answer } from '../client.ts'
import { cardOf, requirementsPath } from '../requirements.ts'
import { pdf, sendFile, type Announced } from '../uploads.ts'
import { after, answered, pick, type Cast, type Step } from './cast.ts'

const today = ({ world }: Cast) => inSantiago(world.clock.now()).day

async function send(cast: Cast, who: 'person' | 'company' | 'founder', announced: Announced): Promise<void> {
  const sent: Answer<DocumentWire> = await answered(
    sendFile(cast[who].client, await pdf(), { fileName: 'papel.pdf', page: 1, ...announced }),
  )
  if (sent.status === 201) cast.sent.push(sent.body.id)
}

/** Facts that staff may read on a document of any kind. */
const readings = (cast: Cast, chance: number): DocumentFacts => {
  const days = pick([4000, 50, 5, -1], chance >> 2)
  const type = pick(['chilean-id', 'foreign-id', 'passport'], chance)
  return {
    identity: cardOf(pick(['Ana Paseo Prueba', 'Ana María Paseo'], chance), {
      type,
      nationality: type === 'chilean-id' ? 'CL' : 'PE',
      printedEnd: addDays(today(cast), days),
    }),
  }
}

const paperFacts = (cast: Cast, chance: number): Readonly<Record<CompanyDocument, DocumentFacts>> => {
  const owners = [
    { name: 'Olga Prueba', document: 'rut', number: '9.999.222-0', shareBps: pick([6000, 10_000], chance) },
    { name: 'Otto Muster', document: 'foreign', number: 'X1234567', shareBps: 4000 },
  ] as const
  const received = chance % 2 === 0 ? [...owners] : owners.slice(0, 1)
  return {
    'constitution-deed': {
      legalName: pick(['Paseo de Prueba SpA', 'Otro Nombre SpA'], chance),
      owners: received,
    },
    powers: {
      powers: {
        signers: [
          { name: 'Olga Prueba', rut: '9.999.222-0' },
          { name: 'Ana Prueba', rut: '5.126.663-3' },
        ],
        rules: [{ signers: [0, 1], signatures: pick([1, 2], chance) }],
      },
    },
    'validity-certificate': { issuedOn: addDays(today(cast), -(chance % 60)) },
    shareholders: { owners: received },
  }
}

const asked = (chance: number) =>
  pick(
    [
      ['person', 'proof-of-income'],
      ['person', 'identity'],
      ['company', 'tax-folder'],
    ],
    chance,
  )
const askFor: Step = (cast, chance) => {
  const [who, code] = asked(chance)
  const path = requirementsPath(cast[who]).replace(/requirements$/, 'document-requests')
  return answered(
    cast.staff.analista.post(path, {
      code,
      blocks: chance % 2 === 0,
      reason: 'Paseo',
      message: 'Envíanos este documento.',
    }),
  )
}
/** One of the last uploaded documents. */
const recent = ({ sent }: Cast, chance: number) => sent.at(-1 - ((chance >> 3) % 4))

/** Steps about documents, verdicts on them, and document requirements. */
export const documentSteps = {
  'somebody shows an identity document': (cast, chance) =>
    cast.work((one) =>
      seedIdentity(
        one,
        {
          customerId: cast.person.customerId,
          userId: cast.person.userId,
          files: undefined,
          pdfOf: customerDocumentPdf,
        },
        {
          type: pick(['chilean-id', 'foreign-id', 'passport'], chance),
          nationality: chance % 3 === 0 ? 'CL' : 'PE',
          name: 'Ana Paseo Prueba',
          number: `A${one.id()}`,
          printedEnd: addDays(today(cast), pick([900, 61, 30, 7, 0, -1], chance >> 2)),
        },
        chance % 4 === 0 ? 'illegible' : undefined,
      ),
    ),
  'a person says what they will send': (cast, chance) => {
    const type = pick(['chilean-id', 'foreign-id', 'passport'], chance)
    const said = {
      type,
      nationality: type === 'chilean-id' ? 'CL' : 'PE',
      printedEnd: addDays(today(cast), 900),
    }
    return answered(cast.person.client.put('/api/identity/announcement', said))
  },
  'a side is sent': (cast, chance) =>
    send(cast, 'person', { kind: 'identity', side: pick(['front', 'back'], chance) }),
  'a proof of renewal is sent': (cast) => send(cast, 'person', { kind: 'renewal-proof' }),
  'what staff asked for is sent': (cast) => send(cast, 'person', { kind: 'source-of-funds', page: 10 }),
  'a paper is sent': (cast, chance) =>
    send(cast, pick(['company', 'founder'], chance), {
      kind: companyDocuments[(chance >> 1) % companyDocuments.length] ?? 'powers',
      page: pick([1, 1, 2], chance >> 3),
    }),
  'a company shows its books': (cast, chance) =>
    send(cast, 'company', { kind: 'economics', page: pick([1, 2, 3], chance) }),
  'a file is taken back': async (cast, chance) => {
    const id = recent(cast, chance)
    if (id === undefined) return
    for (const { client } of [cast.person, cast.company, cast.founder])
      await answered(client.delete(`/api/documents/${id}`))
  },
  'staff accept a file': async (cast, chance) => {
    const id = recent(cast, chance)
    if (id === undefined) return
    const { body } = await answered(cast.staff.analista.get<{ kind: string }>(`/api/documents/${id}`))
    const paper = companyDocuments.find((one) => one === body.kind)
    const facts =
      paper === undefined
        ? body.kind === 'identity'
          ? readings(cast, chance)
          : { issuedOn: addDays(today(cast), -1) }
        : paperFacts(cast, chance)[paper]
    const seen = await cast.staff.analista.openFile(id)
    await answered(
      cast.staff.analista.post(`/api/documents/${id}/verdict`, { verdict: 'accepted', facts, seen }),
    )
  },
  'staff find a file wanting': async (cast, chance) => {
    const id = recent(cast, chance)
    if (id === undefined) return
    const verdict = pick(['refused', 'ask-again'], chance >> 1)
    const reason = pick(['illegible', 'glare', 'wrong-document'], chance)
    await answered(cast.staff.analista.post(`/api/documents/${id}/verdict`, { verdict, reason }))
  },
  'staff ask for a document': askFor,
  'staff ask for it no more': after(askFor, (cast, chance) => {
    const [who, code] = asked(chance)
    const path = requirementsPath(cast[who]).replace(/requirements$/, 'document-requests')
    return answered(cast.staff.analista.post(`${path}/withdrawal`, { code }))
  }),
} satisfies Readonly<Record<string, Step>>
