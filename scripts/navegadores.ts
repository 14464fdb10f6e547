/**
 * The oldest browsers that the product promises to work in (docs/navegadores.md), as the builds name them. Chrome 109 is
 * the last one of Windows 7 and 8, iOS 16.4 of the iPhone 8 and X.
 */
export const NAVEGADORES = ['chrome109', 'safari16.4', 'firefox115'] as const;
