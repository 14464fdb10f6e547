/** Features do not know each other: the screens of the documents are handed to others by the maps of screens. */
export async function telasDeDocumentos() {
  const [{ PassoDeDocumentos }, { Visualizador }] = await Promise.all([
    import('../features/documento/screens/passo-de-documentos.tsx'),
    import('../features/documento/components/visualizador.tsx'),
  ]);
  return { telaDeDocumentos: PassoDeDocumentos, visualizador: Visualizador };
}
