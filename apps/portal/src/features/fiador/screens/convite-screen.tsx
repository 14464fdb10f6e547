/** What the link of an invitation opens, indication and acceptance alike (case FIA-01). */

import { ErroDeApi, isRecusa } from '@credito/api/cliente';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { PARAMETRO_DO_CODIGO } from '@credito/domain/fiador/link';
import { noAparelho } from '@credito/ui/aparelho/gaveta';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Carregando, Esqueleto } from '@credito/ui/esqueleto/esqueleto';
import { Pagina } from '@credito/ui/pagina/pagina';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { sairSemApagar } from '../../../saida/sair.ts';
import { JA_ENTROU } from '../../../sessao/ja-entrou.ts';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { lembrarOrigem } from '../../../sessao/origem.ts';
import { sessao } from '../../../sessao/sessao.ts';
import { useSessao } from '../../../sessao/use-sessao.ts';
import { useSessaoLembrada } from '../../../sessao/use-sessao-lembrada.ts';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import { useIrDaqui } from '../../../wizard/use-ir-daqui.ts';
import { SessaoDeOutraPessoa } from '../components/sessao-de-outra-pessoa.tsx';
import { esquecerConvite, receberConvite } from '../convite-guardado.ts';
import estilos from '../fiador.module.css';
import { consultaDoConvite, vincularConvite } from '../fiador.queries.ts';

export function ConviteScreen() {
  const [codigo] = useState(receberConvite);
  const convite = useQuery({ ...consultaDoConvite(codigo ?? ''), enabled: codigo !== null });
  if (codigo === null || isRecusa(convite.error)) return <ConviteQueNaoVale />;
  if (convite.isError)
    return (
      <PaginaQueFalhou titulo="Não foi possível abrir o convite" aoTentar={() => void convite.refetch()}>
        {motivoDaFalha(convite.error)}
      </PaginaQueFalhou>
    );
  if (!convite.data)
    return (
      <Carregando>
        <Esqueleto forma="cartao" />
      </Carregando>
    );
  return <Convite codigo={codigo} {...convite.data} />;
}

function ConviteQueNaoVale() {
  const [, navegar] = useLocation();
  return (
    <PaginaVazia
      nivel={1}
      titulo="Este convite não vale mais"
      acoes={
        <Botao
          onClick={() => {
            esquecerConvite();
            navegar('/inicio');
          }}
        >
          Ir para o portal do fiador
        </Botao>
      }
    >
      <p>O estudante pode ter criado outro link ou indicado outra pessoa. Peça o link novo a ele.</p>
    </PaginaVazia>
  );
}

interface ConviteProps {
  codigo: string;
  tipo: 'indicacao' | 'aceite';
  estudante: string;
  convidado: string | null;
  instituicao: string;
  valor: { porMesCentavos: number; porSemestreCentavos: number } | null;
  contrato: { totalCentavos: number } | null;
}

function Convite(convite: ConviteProps) {
  const { codigo, tipo, estudante, convidado, contrato } = convite;
  const { estado } = useSessao();
  useSessaoLembrada();
  return (
    <Pagina>
      <CartaoDeEstado
        estado={{ tom: 'suaVez', texto: 'Convite para você' }}
        frase={
          tipo === 'aceite'
            ? `${estudante} espera o seu aceite`
            : `${estudante} convidou você a garantir um ${contrato ? 'contrato' : 'crédito'}`
        }
        detalhe={
          <>
            <OQuePedem convite={convite} />
            <p>Na próxima página você lê tudo com calma, e como sair. Nada acontece sem o seu aceite.</p>
          </>
        }
        acao={
          estado === 'ativa' ? (
            <ContinuarLogado codigo={codigo} convidado={convidado} />
          ) : (
            <EntrarOuCriarConta estado={estado} />
          )
        }
      />
    </Pagina>
  );
}

function OQuePedem({ convite: { estudante, instituicao, valor, contrato } }: { convite: ConviteProps }) {
  const fiador = `Fiador é quem paga se ${estudante} não pagar, até a dívida ser paga por inteiro.`;
  if (contrato)
    return (
      <>
        <p>
          <strong>{`${formatarReais(contrato.totalCentavos)}, o que o contrato soma hoje`}</strong>
        </p>
        <p>
          {`Pedem que você garanta um contrato em vigor, para a mensalidade na instituição ${instituicao}, no lugar de quem o garante hoje. ${fiador}`}
        </p>
      </>
    );
  if (!valor) return null;
  return (
    <>
      <p>
        <strong>{`${formatarReais(valor.porMesCentavos)} por mês, durante um semestre`}</strong>
      </p>
      <p>
        {`É o que pedem que você garanta: ${formatarReais(valor.porSemestreCentavos)} para a mensalidade na instituição ${instituicao}, mais uma taxa mensal. ${fiador}`}
      </p>
    </>
  );
}

function EntrarOuCriarConta({ estado }: { estado: string }) {
  const [caminho, navegar] = useLocation();
  const ir = (destino: string) => {
    lembrarOrigem(caminho, null);
    navegar(destino);
  };
  const procurando = estado === 'desconhecida' && sessao.houve();
  // Nearly everybody who is invited is new here.
  const conhecido = noAparelho.ler(JA_ENTROU) !== null;
  const entrar = (
    <Botao
      key="entrar"
      largo
      variante={conhecido ? 'primario' : 'secundario'}
      carregando={procurando}
      onClick={() => ir('/')}
    >
      Já tenho conta
    </Botao>
  );
  const criar = (
    <Botao
      key="criar"
      largo
      variante={conhecido ? 'secundario' : 'primario'}
      onClick={() => ir('/cadastro/1')}
    >
      Criar minha conta
    </Botao>
  );
  return (
    <div className={estilos.acoes}>
      <p>
        O convite só vale para a pessoa indicada, com o CPF dela. Para continuar, crie a sua conta ou entre.
      </p>
      {conhecido ? [entrar, criar] : [criar, entrar]}
    </div>
  );
}

function ContinuarLogado({ codigo, convidado }: Pick<ConviteProps, 'codigo' | 'convidado'>) {
  const [, navegar] = useLocation();
  const irDaqui = useIrDaqui();
  const usuario = useUsuario();
  // Whoever has just made an account here is nobody else: the same page is not shown a second time.
  const [contaNova] = useState(
    () => (window.history.state as { contaNova?: true } | null)?.contaNova === true,
  );
  const [ocupado, setOcupado] = useState(false);
  const [recusa, setRecusa] = useState<'outra-pessoa' | string | null>(null);

  async function continuar() {
    setOcupado(true);
    setRecusa(null);
    try {
      const { garantiaId, alteracaoId } = await vincularConvite(codigo);
      esquecerConvite();
      irDaqui(garantiaId === null ? `/aceite-do-contrato/${alteracaoId}` : `/aceite/${garantiaId}`, {
        replace: true,
      });
    } catch (erro) {
      if (!(erro instanceof ErroDeApi)) throw erro;
      setRecusa(erro.status === 404 ? 'outra-pessoa' : erro.message);
    } finally {
      setOcupado(false);
    }
  }

  const seguirSozinho = useEffectEvent(() => void continuar());
  useEffect(() => {
    if (contaNova) seguirSozinho();
  }, [contaNova]);

  // Leaving clears the tab, and the code with it: it travels on in the address, which the page clears again.
  const destino = `/fiador/indicacao?${PARAMETRO_DO_CODIGO}=${codigo}`;

  if (recusa === 'outra-pessoa')
    return (
      <div className={estilos.acoes}>
        <Aviso tom="atencao" titulo="Este convite não é para esta conta" aoVivo>
          Ele só vale para o CPF da pessoa indicada. Se é você, saia e entre com a sua conta.
        </Aviso>
        <Botao largo onClick={() => void sairSemApagar(destino)}>
          Sair e entrar com outra conta
        </Botao>
        <Botao
          largo
          variante="discreto"
          onClick={() => {
            esquecerConvite();
            navegar('/inicio');
          }}
        >
          Ver quem eu garanto
        </Botao>
      </div>
    );
  return (
    <div className={estilos.acoes}>
      {usuario && !contaNova ? (
        <SessaoDeOutraPessoa
          quem={usuario.nomeExibicao}
          titulo={`${convidado ? `Este link é de ${convidado}. ` : ''}Você está como ${usuario.nomeExibicao}.`}
          destino={destino}
        />
      ) : null}
      {recusa !== null ? (
        <Aviso tom="erro" aoVivo>
          {recusa}
        </Aviso>
      ) : null}
      <Botao largo carregando={ocupado} onClick={() => void continuar()}>
        {usuario ? `Continuar como ${usuario.nomeExibicao}` : 'Continuar'}
      </Botao>
    </div>
  );
}
