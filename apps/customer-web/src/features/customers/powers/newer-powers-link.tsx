import { ButtonLink } from '@puente/ui'
import { paths } from '../../../paths.ts'
import { words } from './words.ts'

/** A link to send newer powers, for a company whose powers need more than one signature. */
export const NewerPowersLink = () => <ButtonLink href={paths.companyPowers()}>{words('newer')}</ButtonLink>
