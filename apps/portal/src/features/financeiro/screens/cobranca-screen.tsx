/** /financeiro/cobrancas/{id}: one charge, and everything with which it is paid. */
import { isPagaAntes } from '@credito/domain/cobranca/cobranca';
import { nomeDaCobranca } from '@credito/domain/cobranca/nome-da-cobranca';
import { oQueSegueSemCobranca } from '@credito/domain/cobranca/sem-cobranca';
import { vencimentoEmPalavras } from '@credito/domain/credito/vencimento-em-palavras';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import { agora } from '@credito/ui/aparelho/relogio';
import { LinkBotao } from '@credito/ui/botao/botao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useLocation, useParams } from 'wouter';
import { TOM_DA_COBRANCA } from '../../../financeiro/etiqueta-da-cobranca.tsx';
import { ComCobranca } from '../components/com-cobranca.tsx';
import { Contas } from '../components/contas.tsx';
import { FormasDePagar } from '../components/formas-de-pagar.tsx';
import { JaPaguei } from '../components/ja-paguei.tsx';
import { MaisBaratoHoje } from '../components/mais-barato-hoje.tsx';
import estilos from '../financeiro.module.css';
import type { CobrancaAberta } from '../financeiro.queries.ts';

export function CobrancaScreen() {
  const { id = '' } = useParams<{ id?: string }>();
  return <ComCobranca id={id}>{(cobranca) => <Cobranca cobranca={cobranca} />}</ComCobranca>;
}

function Cobranca({ cobranca }: { cobranca: CobrancaAberta }) {
  const [, navegar] = useLocation();
  const paga = cobranca.situacao === 'paga';
  const pode = cobranca.situacao === 'aberta' || cobranca.situacao === 'vencida';
  return (
    <Pagina
      aoVoltar={() => navegar('/financeiro')}
      textoVoltar="Voltar ao financeiro"
      lado={pode ? <JaPaguei cobranca={cobranca} /> : undefined}
    >
      <CartaoDeEstado
        key={cobranca.situacao}
        estado={{ tom: TOM_DA_COBRANCA[cobranca.situacao], texto: cobranca.rotulo }}
        frase={frase(cobranca)}
        detalhe={
          <>
            <p>{`${nomeDaCobranca(cobranca)}.`}</p>
            {paga ? null : <p>{detalheDoPrazo(cobranca)}</p>}
            <p className={estilos.nota}>{`Quem recebe: ${nomeDoBeneficiario(cobranca.beneficiario)}.`}</p>
          </>
        }
        acao={
          paga ? (
            <LinkBotao largo href={`/estudante/financeiro/contratos/${cobranca.contratoId}`}>
              Ver extrato e recibos
            </LinkBotao>
          ) : undefined
        }
      >
        {cobranca.multaCentavos + cobranca.jurosCentavos > 0 ? (
          <Contas
            contas={[
              { rotulo: 'Valor da cobrança', centavos: cobranca.valorCentavos },
              { rotulo: 'Multa, uma vez', centavos: cobranca.multaCentavos },
              { rotulo: 'Juros até hoje', centavos: cobranca.jurosCentavos },
            ]}
          />
        ) : null}
      </CartaoDeEstado>
      {pode ? <FormasDePagar cobranca={cobranca} /> : null}
      {pode ? <MaisBaratoHoje cobranca={cobranca} /> : null}
    </Pagina>
  );
}

function nomeDoBeneficiario({ nome, cnpj }: CobrancaAberta['beneficiario']): string {
  return cnpj === null ? nome : `${nome}, CNPJ ${cnpj}`;
}

function frase({ situacao, hojeCentavos, pagoCentavos, pagaEm, valorCentavos }: CobrancaAberta): string {
  switch (situacao) {
    case 'paga':
      return `Recebemos ${formatarReais(pagoCentavos)}${pagaEm ? ` em ${formatarData(pagaEm)}` : ''}`;
    case 'registrando':
      return 'Estamos preparando o boleto e o código Pix';
    case 'falhou':
      return 'O boleto não pôde ser emitido';
    case 'baixada':
      return 'Esta cobrança foi cancelada: não pague';
    case 'vencida':
    case 'aberta':
      return `${hojeCentavos > valorCentavos ? 'Hoje você paga' : 'Você paga'} ${formatarReais(hojeCentavos)}`;
  }
}

function detalheDoPrazo(cobranca: CobrancaAberta): string {
  if (cobranca.situacao === 'registrando')
    return 'Leva poucos minutos. Você pode fechar esta página e voltar.';
  if (cobranca.situacao === 'falhou') return oQueSegueSemCobranca(cobranca.tipo);
  if (cobranca.situacao === 'baixada') return 'Se houver outra no lugar dela, ela está no financeiro.';
  if (isPagaAntes(cobranca.tipo))
    return `Vale até ${formatarData(cobranca.vencimento)}: depois desse dia, peça o valor de novo.`;
  return vencimentoEmPalavras(cobranca, dataEmSaoPaulo(agora()));
}
