import type { StaffMember } from '@puente/contract/staff'

/** Name, columns and values of the file of staff members. */
export const staffMemberExport = {
  fileName: 'equipo',
  columns: {
    name: 'Nombre',
    email: 'Correo',
    role: 'Rol',
    status: 'Estado',
    factor: 'Segundo factor',
    proposal: 'Propuesta',
    sessions: 'Sesiones abiertas',
    seen: 'Visto por última vez',
    created: 'Desde',
    closed: 'Cerrada',
    id: 'Id',
  },
  statuses: {
    proposed: 'Propuesta',
    invited: 'Invitada',
    active: 'Activa',
    locked: 'Bloqueada',
    closed: 'Cerrada',
  } satisfies Record<StaffMember['status'], string>,
  factorYes: 'Tiene',
  factorNo: 'No tiene',
  waits: 'Por confirmar',
} as const
