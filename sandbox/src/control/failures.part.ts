import { answerFailures, falseReports, webhookFailures, type Failure } from '../failures/failures.ts'
import { partners } from '../http/keys.ts'
import { html, type Html } from '../pages/html.ts'
import { act, choice, field, table } from '../pages/pieces.ts'
import type { World } from '../world.ts'
import { failureWords, partnerWords } from './kinds.ts'

/** The part of the control page that injects faults into partners and lists them. */
export function failuresPart({ failures }: World): Html {
  const columns = [{ head: 'Quién' }, { head: 'Qué' }, { head: 'Cuánto' }, { head: 'Acción' }] as const
  const rows = failures
    .list()
    .map(({ partner, failure }) => [
      html`<strong>${partnerWords[partner]}</strong>`,
      `${failureWords[failure.kind]}${failure.kind === 'slow' ? ` (${failure.slowMs} ms)` : ''}`,
      extent(failure),
      act('/control/page/failures/clear', 'Quitar', { partner }, partnerWords[partner]),
    ])
  const kinds = [...answerFailures, ...webhookFailures, ...falseReports].map((kind) => ({
    value: kind,
    name: failureWords[kind],
  }))
  return html`<section id="fallas">
    <h2>Fallas</h2>
    ${table('Fallas en curso', columns, rows, 'Nadie falla: todos responden como deben.')}
    <form method="post" action="/control/page/failures">
      <div class="row">
        ${choice(
          'partner',
          'Quién falla',
          partners.map((partner) => ({ value: partner, name: partnerWords[partner] })),
        )}
        ${choice('kind', 'Qué falla', kinds)}
        ${field({ name: 'calls', label: 'Cuántas llamadas', hint: 'Vacío: hasta quitarla.', numeric: true })}
        ${field({ name: 'slowMs', label: 'Espera en ms', hint: 'Solo si es lento.', numeric: true })}
      </div>
      <button>Hacer que falle</button>
    </form>
  </section>`
}

function extent({ calls, kind }: Failure): string {
  if (calls === null) return 'hasta quitarla'
  const what = (webhookFailures as readonly string[]).includes(kind) ? 'aviso' : 'llamada'
  return calls === 1 ? `1 ${what} más` : `${calls} ${what}s más`
}
