/** Texts of the screen of the retention of data. */
export const retentionMessages = {
  title: 'Conservación de datos',
  lead: 'Cuánto se guarda cada clase de datos personales, por qué, y qué se borra cada noche. Los libros y la auditoría no cambian.',
  next: 'Próximo borrado: {at}',
  nextText:
    'Nada se borra mientras el cliente tiene una retención legal, o un envío, una devolución o una cuenta por cobrar sin terminar.',
  dry: {
    title: 'Ensayo: qué se borraría ahora',
    text: 'Cuenta los datos cuyo plazo ya terminó, sin borrar nada.',
    start: 'Ensayar ahora',
    again: 'Ensayar de nuevo',
    running:
      '{count, plural, =0 {El ensayo está por comenzar.} one {El ensayo revisó # cliente.} other {El ensayo revisó # clientes.}} El resultado aparece aquí al terminar.',
    none: 'Nada se borraría ahora',
    done: 'Ensayo del {at}',
    doneBy: 'Ensayo del {at}, pedido por {by}',
    checked: '{count, plural, one {Se revisó # cliente.} other {Se revisaron # clientes.}}',
    failed: '{count, plural, one {No se pudo contar # cliente.} other {No se pudieron contar # clientes.}}',
  },
  classes: {
    title: 'Clases de datos',
    name: 'Clase',
    action: 'Al terminar',
    grounds: 'Hasta cuándo y por qué',
    due: 'Según el ensayo',
    actions: {
      erase: 'Se borra',
      pseudonymise: 'Se separa de la persona',
      keep: 'Se guarda',
    },
    until:
      'Cada clase se guarda hasta que termina el último de sus plazos. Su nombre lleva al parámetro que los fija.',
    ground: '{period}, desde {from}',
    periods: {
      days: '{count, plural, one {# día} other {# días}}',
      months: '{count, plural, one {# mes} other {# meses}}',
      years: '{count, plural, one {# año} other {# años}}',
    },
    from: {
      'relationship-end': 'el fin de la relación',
      'last-transfer': 'el último envío',
      decision: 'la última decisión',
      verdict: 'la resolución sobre cada foto',
      creation: 'la fecha de cada dato',
    },
  },
  rows: '{count, plural, one {# fila} other {# filas}}',
  customers: '{count, plural, one {# cliente} other {# clientes}}',
  rowsOf: '{rows} de {customers}',
  runs: {
    title: 'Últimos borrados',
    empty: 'Todavía no hay borrados',
    emptyMessage: 'El primero aparece aquí después de la próxima noche.',
    began: 'Comenzó',
    ended: 'Terminó',
    running: 'En curso',
    customers: 'Clientes revisados',
    erased: 'Se borró',
    nothing: 'Nada',
    part: '{name}: {count}',
    failed: 'Sin terminar',
  },
} as const
