/**
 * The desktop frame (spec 3 section 2.11): on a wide desktop the portal stands in a phone-sized frame beside a slogan,
 * except on these paths. Inside the spec's frame home and login lead to the legacy portal; both are named here, so
 * they are never framed; nor is the simulator, which is drawn before the frame is there.
 */
const SEM_QUADRO =
  /^\/(|login-como|recuperacao-senha|redefinir-senha|simulador|assinar|contratos|financeiro|perfil|inicio|atualizacao-cadastral|atualizacao-cadastral-fiador|pendencias-atualizacao|pendencias-atualizacao-fiador|reiniciar-atualizacao|alteracao-contratual)(\/|$)/;

/** `caminho` is below the base of the student's portal; the guarantor's has no frame. */
export function noQuadro(caminho: string): boolean {
  return !SEM_QUADRO.test(caminho);
}
