/**
 * The words of the red flag, alone in a file: the first quiz shows them as soon as danger signs are told, and it loads none
 * of the other rules.
 */
export const pregnancyDangerNotice = {
  code: 'pregnancyDanger',
  level: 'emergency',
  label: 'A warning sign in pregnancy or after birth',
  message:
    'In pregnancy and in the weeks after birth this can be dangerous for you and the baby, and it can be treated. If it is there now or was in the last 24 hours, call your maternity unit or your local emergency number now, and say that you are pregnant or have just given birth. If it was earlier, be seen today.',
} as const;
