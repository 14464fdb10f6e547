import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { GRAUS, ROTULO_DO_GRAU } from '@credito/domain/instituicao/niveis';
import type { ContextoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao-contexto';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Selecao } from '@credito/ui/selecao/selecao';
import {
  type ItemDoSeletor,
  SeletorDeTelaCheia,
} from '@credito/ui/seletor-de-tela-cheia/seletor-de-tela-cheia';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { LinkDoRegulamento } from '../../../regulamento/link-do-regulamento.tsx';
import { consultas } from '../../../sessao/consultas.ts';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { PaginaDoPasso } from '../../../wizard/pagina-do-passo.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { type FormularioDoPasso, useFormularioDoPasso } from '../../../wizard/use-formulario-do-passo.ts';
import {
  buscarOferta,
  consultaDasInstituicoes,
  consultaDosCursos,
  type Instituicao,
  lerGrau,
} from '../solicitacao.queries.ts';

const INSCRICOES_INDISPONIVEIS = 'Inscrições indisponíveis';
const MOTIVO = 'Esta instituição não tem período de inscrições aberto no momento.';

const SEM_CONEXAO = 'Não conseguimos carregar as opções. Verifique a sua conexão e tente de novo.';

/** Level, then institution with its campuses, then course: each choice opens the next. */
export function PassoDeCurso(tela: TelaDoPassoProps<ContextoDaNovaSolicitacao>) {
  const formulario = useFormularioDoPasso({
    ...tela,
    contextoPara: async (respostas) => ({
      ...tela.contexto,
      oferta: await buscarOferta(consultas, respostas),
    }),
  });
  const { form } = formulario;
  const [grauEscolhido, bolsaEscolhida, campusEscolhido, cursoEscolhido] = useWatch({
    control: form.control,
    name: ['grau', 'bolsaId', 'campusId', 'cursoId'],
  });
  const grau = lerGrau(grauEscolhido);
  const bolsaId = typeof bolsaEscolhida === 'number' ? bolsaEscolhida : null;
  const campusId = typeof campusEscolhido === 'number' ? campusEscolhido : null;
  const instituicoes = useQuery({ ...consultaDasInstituicoes(grau ?? 'GRADUACAO'), enabled: grau !== null });
  const cursos = useQuery({
    ...consultaDosCursos(bolsaId ?? 0, campusId ?? 0),
    enabled: bolsaId !== null && campusId !== null,
  });
  const escolhida = instituicoes.data?.find((instituicao) => instituicao.bolsaId === bolsaId);
  const curso = cursos.data?.find(({ id }) => id === cursoEscolhido);
  const regulamento = curso ? (curso.regulamentoExclusivo ?? escolhida?.regulamento ?? null) : null;
  const erros = form.formState.errors;
  const erroDaLista = instituicoes.error ?? cursos.error;

  function preencher(valores: Record<string, unknown>) {
    for (const [nome, valor] of Object.entries(valores)) form.setValue(nome, valor, { shouldDirty: true });
    form.clearErrors();
  }

  /** Another level has other courses; the same one, announced again by autofill, changes nothing. */
  function mudarNivel(novo: string) {
    if (novo !== grau) preencher({ grau: novo, instituicaoId: '', bolsaId: '', campusId: '', cursoId: '' });
  }

  return (
    <PaginaDoPasso tela={tela} formulario={{ ...formulario, erros: umDeCadaCampo(formulario.erros) }}>
      <Selecao
        rotulo="Nível de ensino"
        vazio="Escolha"
        value={grau ?? ''}
        opcoes={GRAUS.map((valor) => ({ valor, texto: ROTULO_DO_GRAU[valor] }))}
        onChange={(evento) => mudarNivel(evento.currentTarget.value)}
        erro={erros.grau?.message as string | undefined}
      />
      {grau ? (
        <SeletorDeTelaCheia
          rotulo="Instituição e campus"
          titulo="Escolha a instituição e o campus"
          rotuloDaBusca="Buscar instituição ou cidade"
          vazio="Escolher instituição"
          itens={(instituicoes.data ?? []).map(itemDaInstituicao)}
          value={bolsaId !== null && campusId !== null ? chaveDoCampus(bolsaId, campusId) : null}
          carregando={instituicoes.isPending}
          aoMudar={(id) => {
            const [bolsa, campus] = id.split('-').map(Number);
            const instituicao = instituicoes.data?.find((item) => item.bolsaId === bolsa);
            preencher({ instituicaoId: instituicao?.id, bolsaId: bolsa, campusId: campus, cursoId: '' });
          }}
          rodape={<p>A sua instituição não está aqui? Ela ainda não tem convênio.</p>}
          dica={escolhida && campusId === null ? `${escolhida.label}: falta o campus.` : escolhida?.label}
          erro={(erros.instituicaoId ?? erros.bolsaId ?? erros.campusId)?.message as string | undefined}
        />
      ) : null}
      {escolhida?.instituicaoInfo ? <Aviso tom="informacao">{escolhida.instituicaoInfo}</Aviso> : null}
      {bolsaId !== null && campusId !== null ? (
        <SeletorDeTelaCheia
          rotulo="Curso"
          titulo="Escolha o curso"
          rotuloDaBusca="Buscar curso"
          vazio="Escolher curso"
          itens={(cursos.data ?? []).map((curso) => ({
            id: String(curso.id),
            titulo: curso.label,
            detalhe: `${formatarReais(curso.mensalidadeCentavos)} por mês`,
          }))}
          value={typeof cursoEscolhido === 'number' ? String(cursoEscolhido) : null}
          carregando={cursos.isPending}
          aoMudar={(id) => preencher({ cursoId: Number(id) })}
          erro={erros.cursoId?.message as string | undefined}
        />
      ) : null}
      {regulamento ? (
        <p>
          <LinkDoRegulamento endereco={regulamento} />
        </p>
      ) : null}
      {erroDaLista ? (
        <Aviso tom="erro" aoVivo>
          {motivoDaFalha(erroDaLista, SEM_CONEXAO)}
        </Aviso>
      ) : null}
    </PaginaDoPasso>
  );
}

/** One control asks for institution, programme and campus, and is named once. */
function umDeCadaCampo(erros: FormularioDoPasso['erros']): FormularioDoPasso['erros'] {
  const semInstituicao = erros.some(({ campo }) => campo === 'instituicaoId');
  return erros.filter(({ campo }) => !(semInstituicao && (campo === 'bolsaId' || campo === 'campusId')));
}

const chaveDoCampus = (bolsaId: number, campusId: number) => `${bolsaId}-${campusId}`;

function itemDaInstituicao(instituicao: Instituicao): ItemDoSeletor {
  const aberta = instituicao.habilitado === 1;
  return {
    id: `instituicao-${instituicao.bolsaId}`,
    titulo: instituicao.label,
    detalhe: aberta ? instituicao.programa : INSCRICOES_INDISPONIVEIS,
    busca: instituicao.campus.map(({ cidade, uf }) => `${cidade} ${uf}`).join(' '),
    desabilitado: !aberta,
    motivo: aberta ? undefined : MOTIVO,
    filhos: aberta
      ? instituicao.campus.map(({ campusId, campus, cidade, uf }) => ({
          id: chaveDoCampus(instituicao.bolsaId, campusId),
          titulo: campus,
          detalhe: `${cidade}, ${uf}`,
        }))
      : undefined,
  };
}
