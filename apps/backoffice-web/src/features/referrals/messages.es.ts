/** Donations to causes, paid and payable. */
export const referralMessages = {
  owed: {
    title: 'Lo que se debe a cada causa',
    lead: 'Transfiere desde el banco del operador y déjalo dicho aquí. Otra persona lo confirma.',
    back: 'Donaciones',
    open: 'Pagar a las causas',
    empty: 'No se le debe nada a ninguna causa',
    emptyMessage: 'Cuando alguien done sus recompensas, aparecerá aquí cuánto y desde cuándo.',
    facts: '{count, plural, one {# donación} other {# donaciones}}, la más antigua del {oldest}',
    option: 'Ya está pagado',
    optionText: 'La transferencia por {amount} salió del banco del operador.',
    optionWhat: 'darlo por pagado',
    what: 'dar por pagados {amount} a {cause}',
    consequence:
      'Lo que se debía al proponer queda pagado desde el banco del operador. No se puede deshacer.',
  },
  donations: {
    title: 'Donaciones',
    causes: 'Causas',
    lead: 'Recompensas que sus dueños confirmaron dos veces para una causa. No dice de quién son.',
    caption: 'Donaciones, la más antigua primero',
    state: 'Donaciones por estado',
    states: { payable: 'Por pagar', paid: 'Pagadas' },
    stateOf: { payable: 'Por pagar', paid: 'Pagada' },
    columns: { cause: 'Causa', amount: 'Monto', confirmed: 'Confirmada', state: 'Estado', id: 'Id' },
    empty: 'No se le debe nada a ninguna causa',
    emptyMessage: 'Cuando alguien done sus recompensas, aparecerá aquí.',
    noneFound: 'No hay donaciones así',
    file: 'donaciones',
  },
} as const
