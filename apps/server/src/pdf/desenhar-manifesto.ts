/** The last page of a sealed document: who signed, when and how, and where anybody can check it. */
import type { Manifesto } from '@credito/domain/assinatura/manifesto';
import { comMaiuscula } from '@credito/domain/texto/inicial';
import { encode } from 'uqr';
import { type Estilo, type Folha, TINTA_MEDIA } from './folha.ts';

const TITULO: Estilo = { peso: 'negrito', tamanho: 19 };
const PARTE: Estilo = { peso: 'negrito', tamanho: 14 };
const NOME: Estilo = { peso: 'negrito', tamanho: 12 };
const TEXTO: Estilo = { peso: 'regular', tamanho: 12 };
const MENOR: Estilo = { peso: 'regular', tamanho: 12, cor: TINTA_MEDIA };
/** A name keeps room for the lines under it. */
const JUNTO = 72;
const LADO_DO_CODIGO = 120;
const ENTRE = 16;

export function desenharManifesto(folha: Folha, manifesto: Manifesto): void {
  const { titulo, arquivo, assinaturas, codigo } = manifesto;
  folha.comecarParte(`Assinaturas · ${codigo}`);
  folha.escrever(folha.raiz, 'H2', 'Assinaturas', TITULO, { depois: 6 });
  folha.escrever(
    folha.raiz,
    'P',
    `${comMaiuscula(titulo)} foi lido e assinado por meio eletrônico pelas pessoas abaixo. Todas assinaram o mesmo arquivo, que vai anexo a este com o nome ${arquivo}.`,
    TEXTO,
    { depois: 4 },
  );
  for (const { nome, papel, cpf, em, metodo } of assinaturas) {
    folha.escrever(folha.raiz, 'H3', nome, NOME, { antes: 10, depois: 2, junto: JUNTO });
    folha.grupo(folha.raiz, 'L', (lista) => {
      for (const dito of [`${papel} · CPF ${cpf}`, `Assinou em ${em}`, metodo])
        folha.grupo(lista, 'LI', (item) => folha.escrever(item, 'LBody', dito, TEXTO));
    });
  }
  desenharConferencia(folha, manifesto);
}

function desenharConferencia(folha: Folha, { codigo, endereco, sha256, arquivo }: Manifesto): void {
  folha.garantir(LADO_DO_CODIGO + 4 * ENTRE);
  folha.escrever(folha.raiz, 'H3', 'Como conferir', PARTE, { antes: 18, depois: 6 });
  const topo = folha.y;
  const { data } = encode(endereco, { ecc: 'M', border: 0 });
  folha.quadrados(folha.raiz, `Código QR com o endereço ${endereco}`, data, LADO_DO_CODIGO);
  const recuo = LADO_DO_CODIGO + ENTRE;
  for (const dito of [
    `Código de verificação: ${codigo}`,
    `Endereço: ${endereco}`,
    'Abra o endereço, ou aponte a câmera para a figura. A página mostra quem assinou e confere o seu arquivo sem que ele saia do seu aparelho.',
    'Este arquivo leva um selo digital: se algo nele mudar, o selo deixa de valer.',
  ])
    folha.escrever(folha.raiz, 'P', dito, TEXTO, { recuo, depois: 4 });
  folha.y = Math.max(folha.y, topo + LADO_DO_CODIGO + ENTRE);
  folha.escrever(folha.raiz, 'P', `SHA-256 de ${arquivo}: ${sha256}`, MENOR, { antes: 8 });
}
