import { ButtonLink } from '@puente/ui'
import { paths } from '../../../paths.ts'
import { words } from './words.ts'

/** Leads a company whose powers ask for more than one signature to where it sends newer ones. */
export const NewerPowersLink = () => <ButtonLink href={paths.companyPowers()}>{words('newer')}</ButtonLink>
