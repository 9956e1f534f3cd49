export const screens = [{ name: 'a link for a doctor that is cut short', address: '/view#shlink:/eyJ1cmwi' }];
