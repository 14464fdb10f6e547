/** How long whoever authorises or signs may wait before the link has to be sent again. */
export const VALIDADE_DO_LINK_DIAS = 15;
