/** Done: what is registered, whom it waits for now, the copy, and how anybody can check it. */

import type { AssinaturaAberta } from '@credito/api/assinatura.rotas';
import { formatarCodigoDeVerificacao } from '@credito/domain/assinatura/codigo-de-verificacao';
import { oQueSegue } from '@credito/domain/assinatura/o-que-segue';
import { dataEmSaoPaulo, formatarMomento } from '@credito/domain/tempo/data';
import { comMaiuscula } from '@credito/domain/texto/inicial';
import { agora } from '@credito/ui/aparelho/relogio';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { pedirDocumento } from '@credito/ui/documento/entregar-documento';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Download } from 'lucide-react';
import estilos from '../assinatura.module.css';
import { pedidoDoDocumento } from '../documento.ts';
import type { AbertaProps } from '../props-do-fluxo.ts';
import { QuemAssina } from './quem-assina.tsx';

interface AssinadaProps extends Pick<AbertaProps, 'passe' | 'saida'> {
  assinatura: AssinaturaAberta;
}

export function Assinada({ passe, assinatura, saida }: AssinadaProps) {
  const { titulo, assinouEm, selado, codigoDeVerificacao, quemAssina, prazo } = assinatura;
  // Cancelled otherwise, it has a page of its own.
  const encerrado = quemAssina.some(({ estado }) => estado === 'recusou');
  return (
    <Pagina>
      <CartaoDeEstado
        estado={{ tom: 'sucesso', texto: 'Assinado por você' }}
        frase="Pronto, a sua assinatura está registrada"
        detalhe={
          <>
            <p>
              <strong>{comMaiuscula(titulo)}</strong>
            </p>
            {assinouEm ? (
              <p>{`Você assinou em ${formatarMomento(new Date(assinouEm))}, horário de Brasília.`}</p>
            ) : null}
            <p>{oQueSegue(quemAssina, prazo, dataEmSaoPaulo(agora()))}</p>
          </>
        }
      />
      <Cartao
        titulo="A sua cópia"
        acoes={
          <Botao
            largo
            icone={<Download />}
            onClick={() => void pedirDocumento(pedidoDoDocumento(passe, assinatura))}
          >
            {selado ? 'Baixar o documento assinado' : 'Baixar o que eu assinei'}
          </Botao>
        }
      >
        <p>{explicacaoDaCopia({ selado, encerrado })}</p>
      </Cartao>
      <Cartao titulo="Código de verificação">
        <p className={estilos.codigo}>{formatarCodigoDeVerificacao(codigoDeVerificacao)}</p>
        <p>Com ele, qualquer pessoa confere se o documento é verdadeiro, sem ver os seus dados.</p>
        <p>
          <a href={`/verificar/${codigoDeVerificacao}`}>Conferir agora</a>
        </p>
      </Cartao>
      <QuemAssina
        pessoas={quemAssina}
        titulo={encerrado ? 'Quem ia assinar' : 'Quem assina'}
        encerrado={encerrado}
      />
      <Botao variante="discreto" largo onClick={saida.sair}>
        {saida.texto}
      </Botao>
    </Pagina>
  );
}

function explicacaoDaCopia({ selado, encerrado }: { selado: boolean; encerrado: boolean }): string {
  if (selado)
    return 'O arquivo final traz todas as assinaturas e um selo que mostra se alguém mudar alguma coisa.';
  return encerrado
    ? 'Este é o texto que você leu e assinou. Como o documento não segue, não haverá um arquivo final.'
    : 'Este é o texto que você leu. O arquivo final, com todas as assinaturas, fica pronto depois que a última pessoa assinar; volte por este mesmo caminho para baixar.';
}
