/** Hands a text or the bytes of an answer to the browser as a file. */
export function baixarArquivo(nome: string, conteudo: string | Blob): void {
  const dados =
    typeof conteudo === 'string' ? new Blob([conteudo], { type: 'text/csv;charset=utf-8' }) : conteudo;
  const endereco = URL.createObjectURL(dados);
  const link = document.createElement('a');
  link.href = endereco;
  link.download = nome;
  link.click();
  URL.revokeObjectURL(endereco);
}
