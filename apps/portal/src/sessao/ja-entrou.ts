/** Of the device: somebody has been in here, and will look for the login first. It names nobody. */
export const JA_ENTROU = 'ja-entrou';
