import { html, type Html } from './html.ts'

/** A cell of a table. */
export type Cell = Html | string

/** A column: its head, and `number` for right-aligned figures. */
export type Column = { readonly head: string; readonly number?: true }

/** A table that becomes a stack of cards on phones; `empty` is the text without rows. */
export function table(
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  empty: string,
): Html {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`
  const head = columns.map(
    ({ head, number }) => html`<th scope="col" class="${number && 'number'}">${head}</th>`,
  )
  const body = rows.map(
    (cells) =>
      html`<tr>
        ${cells.map((cell, index) => {
          const column = columns[index]
          return html`<td data-head="${column?.head}" class="${column?.number && 'number'}">
            <div>${cell}</div>
          </td>`
        })}
      </tr>`,
  )
  return html`<table>
    <caption class="unseen">
      ${caption}
    </caption>
    <thead>
      <tr>
        ${head}
      </tr>
    </thead>
    <tbody>
      ${body}
    </tbody>
  </table>`
}

/** The tone of a state: good, in progress, waiting for someone, bad, or neutral. */
export type Tone = 'ok' | 'info' | 'warn' | 'bad' | 'quiet'

/** A state as a word; its colour only supports it. */
export function chip(word: string, tone: Tone): Html {
  return html`<span class="chip ${tone}">${word}</span>`
}

/** A labelled text field. */
export function field(options: {
  readonly name: string
  readonly label: string
  readonly value?: string | undefined
  readonly hint?: string | undefined
  readonly fault?: string | undefined
  readonly type?: 'text' | 'date' | 'datetime-local'
  readonly numeric?: boolean
  readonly required?: boolean
}): Html {
  const { name, label, value = '', hint, fault, type = 'text', numeric = false, required = false } = options
  const about = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ')
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${fault && html`<p class="fault" id="${name}-fault">${fault}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="off"
      ${numeric && html`inputmode="numeric"`}
      ${required && html`required`}
      ${about !== '' && html`aria-describedby="${about}"`}
      ${fault && html`aria-invalid="true" autofocus`}
    />
  </div>`
}

/** A labelled choice among several options. */
export function choice(
  name: string,
  label: string,
  options: readonly { readonly value: string; readonly name: string }[],
  chosen?: string,
): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${options.map(
        (option) =>
          html`<option value="${option.value}" ${option.value === chosen && html`selected`}>
            ${option.name}
          </option>`,
      )}
    </select>
  </div>`
}

/** A form with a single button, which posts `to` and other hidden fields. */
export function act(
  action: string,
  label: string,
  hidden: Readonly<Record<string, string>> = {},
  about = '',
): Html {
  return html`<form method="post" action="${action}">
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="small" ${about !== '' && html`aria-label="${label}: ${about}"`}>${label}</button>
  </form>`
}

/** Pairs of labels and values. */
export function facts(pairs: readonly (readonly [string, Cell])[]): Html {
  return html`<dl class="facts">
    ${pairs.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`
}
