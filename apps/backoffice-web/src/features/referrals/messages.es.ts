/** Donations to causes, paid and payable. */
export const referralMessages = {
  owed: {
    title: 'Donaciones por pagar a cada causa',
    lead: 'Transfiere desde el banco del operador y regístralo aquí. Otra persona lo confirma.',
    back: 'Donaciones',
    open: 'Pagar a las causas',
    empty: 'No hay donaciones por pagar',
    emptyMessage: 'Cuando alguien done sus recompensas, aparecerá aquí cuánto y desde cuándo.',
    facts: '{count, plural, one {# donación} other {# donaciones}}, la más antigua del {oldest}',
    option: 'Ya está pagado',
    optionText: 'La transferencia por {amount} salió del banco del operador.',
    optionWhat: 'darlo por pagado',
    what: 'dar por pagados {amount} a {cause}',
    consequence:
      'El monto por pagar al momento de proponer queda pagado desde el banco del operador. No se puede deshacer.',
  },
  donations: {
    title: 'Donaciones',
    causes: 'Causas',
    lead: 'Recompensas que los clientes donaron a una causa. No se muestra quién donó.',
    caption: 'Donaciones, la más antigua primero',
    state: 'Donaciones por estado',
    states: { payable: 'Por pagar', paid: 'Pagadas' },
    stateOf: { payable: 'Por pagar', paid: 'Pagada' },
    columns: { cause: 'Causa', amount: 'Monto', confirmed: 'Confirmada', state: 'Estado', id: 'Id' },
    empty: 'No hay donaciones por pagar',
    emptyMessage: 'Cuando alguien done sus recompensas, aparecerá aquí.',
    noneFound: 'No hay donaciones así',
    file: 'donaciones',
  },
} as const
