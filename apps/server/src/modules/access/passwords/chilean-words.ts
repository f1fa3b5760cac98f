/** Words that passwords in Chile often start with and that the Spanish dictionaries lack, most frequent first. */
export const chileanWords: string[] = [
  ...['contrasena', 'colocolo', 'universidaddechile', 'ucatolica', 'lau', 'chile', 'vivachile', 'santiago'],
  ...['miclave', 'miclavesegura', 'clavesegura', 'clavedeacceso', 'accesoseguro', 'bienvenido', 'bienvenida'],
  ...[
    'administrador',
    'tequiero',
    'tequieromucho',
    'teamo',
    'teamomucho',
    'diosesamor',
    'diosteama',
    'jesuscristo',
  ],
  ...['mifamilia', 'bancoestado', 'bancodechile', 'transferencia', 'cuentarut', 'dejameentrar', 'cambiame'],
  ...[
    'valparaiso',
    'concepcion',
    'antofagasta',
    'vinadelmar',
    'temuco',
    'rancagua',
    'iquique',
    'puertomontt',
  ],
]
