/** The state of a confirmed donation: to be paid to its cause, or paid. */
export const donationStates = ['payable', 'paid'] as const
export type DonationState = (typeof donationStates)[number]
