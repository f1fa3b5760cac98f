/** Where confirmed donations are: owed to their cause, or paid to it. */
export const donationStates = ['payable', 'paid'] as const
export type DonationState = (typeof donationStates)[number]
