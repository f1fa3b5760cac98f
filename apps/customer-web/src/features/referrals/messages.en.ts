import type { Translated } from '@puente/contract'
import type { referralMessages as spanish } from './messages.es.ts'

export const referralMessages: Translated<typeof spanish> = {
  program: {
    title: 'Invite and you both earn',
    lead: 'Share your code. When the first transfer of the person you invited arrives, you earn {inviter} and they earn {invited}.',
    failed: 'We could not load your invitation programme',
  },
  code: {
    title: 'Your code',
    copyCode: 'Copy code',
    link: 'Link to share',
    copyLink: 'Copy link',
    share: 'Share',
    shared:
      'Open your account with my code {code} and, when your first transfer arrives, you earn {invited} towards your fees.',
    counts:
      '{open, plural, =0 {{rewarded, plural, =0 {Nobody has registered with your code yet.} other {The people you invited have made their first transfer.}}} one {One person you invited has not made their first transfer yet.} other {# people you invited have not made their first transfer yet.}} {rewarded, plural, =0 {You have earned no rewards yet.} one {You earned one reward.} other {You earned # rewards.}}',
  },
  conditions: {
    title: 'Conditions',
    send: 'The first transfer of at least {minimum} that arrives counts.',
    year: 'You can earn up to {count, plural, one {one reward} other {# rewards}} in twelve months. Whoever registers with your code always earns theirs.',
    self: 'It does not count if you invite yourself, someone with the same RUT as you or someone who uses the same account.',
    money:
      'A reward is not a balance and cannot be withdrawn: you use it for the fees of your transfers or donate it. It does not expire.',
  },
  enter: {
    title: 'Were you invited?',
    lead: 'Enter the code before your first transfer. When it arrives, you both earn.',
    code: 'Invitation code',
    hint: 'Eight letters and digits',
    missing: 'Enter the code. For example, K7MPQ2RT.',
    submit: 'Use code',
  },
  invited: {
    title: 'You were invited: you earn {reward} towards your fees',
    when: 'You get it when your first transfer of at least {minimum} arrives.',
  },
  invitations: {
    title: 'Who registered with your code',
    failed: 'We could not load your invitations',
    empty: 'Nobody has registered with your code yet',
    emptyText: 'Share your link. Here you will see each account opened with it, without the person’s name.',
    joined: 'Opened their account on {date}',
    more: 'See more invitations',
    states: { open: 'No transfer yet', rewarded: 'Reward earned', 'not-counted': 'Does not count' },
  },
  rewards: {
    title: 'Your rewards',
    failed: 'We could not load your rewards',
    empty: 'You have no rewards yet',
    emptyText: 'You earn the first one when someone you invited makes their first transfer.',
    more: 'See more rewards',
    earned: 'Earned on {date}',
    left: '{amount} of {whole} left',
    sides: { inviter: 'For inviting', invited: 'For registering with an invitation' },
    states: {
      open: 'To decide',
      kept: 'Kept',
      applied: 'Pays fees',
      used: 'Used',
      donated: 'Donated',
    },
    refunds: 'Fees that your rewards paid',
    refund: 'Refunded on {date} to the account you paid from',
    transfer: 'See transfer',
  },
  balance: {
    have: 'You have',
    none: 'You have no rewards to use',
    noneText:
      'When the first transfer of someone you invite arrives, you decide here what to do with what you earn.',
    invite: 'Invite someone',
    applied: '{amount} pays the fees of the next transfers of {to}.',
    kept: 'You kept your rewards until {date}. You can decide before then.',
    decide: 'Use, donate or keep',
    change: 'Change my decision',
  },
  decide: {
    title: 'What do you want to do with your rewards?',
    lead: 'You earned them by inviting or by registering with an invitation. Your choice applies to all those you have left, and you can change it while you have not used them.',
    failed: 'We could not load your rewards',
    back: 'Invitations and rewards',
    legend: 'Choose what to do with {amount}',
    missing: 'Choose one of the three',
    choices: {
      use: 'Use them for my fees',
      donate: 'Donate them to a cause',
      keep: 'Keep them for later',
    },
    texts: {
      use: 'You pay for your next transfer as always. When it arrives, we will refund the fee to the same account, until your rewards are used up.',
      donate:
        'We give the full amount to the cause you choose. We ask you to confirm it, because it cannot be undone.',
      keep: 'We do not ask you again for {days} days. They remain yours.',
    },
    forWhom: 'They apply to the transfers you make for {name}.',
    go: 'Continue',
    submit: {
      use: 'Use {amount} for fees',
      donate: 'Donate {amount}',
      keep: 'Keep {amount}',
    },
    done: {
      use: 'Done: {amount} will pay the fees of your next transfers',
      donate: 'You donated {amount} to {cause}',
      keep: 'We keep your rewards until {date}',
    },
    doneTexts: {
      use: 'When your next transfer arrives, you will see the refund in the account you paid from.',
      donate: 'Thank you. We will give the money to the cause.',
      keep: 'You can come back here whenever you like.',
    },
    send: 'Make a transfer',
    home: 'Go to the home page',
  },
  causes: {
    legend: 'Which cause?',
    failed: 'We could not load the causes',
    none: 'There are no causes to donate to right now.',
    missing: 'Choose a cause',
  },
  confirm: {
    title: 'Donate {amount} to {cause}?',
    text: 'You donate all your rewards, {amount}. After you confirm, it cannot be undone.',
    yes: 'Yes, donate {amount}',
    no: 'Do not donate yet',
  },
}
