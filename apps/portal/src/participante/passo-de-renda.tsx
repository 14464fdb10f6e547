import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { PROFISSAO_OUTRA } from '@credito/domain/renda/profissao';
import { avisoDaRenda } from '@credito/domain/renda/renda-minima';
import { Aviso } from '@credito/ui/aviso/aviso';
import { interpretarDinheiro } from '@credito/ui/mascara/dinheiro';
import { SeletorDeTelaCheia } from '@credito/ui/seletor-de-tela-cheia/seletor-de-tela-cheia';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '../sessao/api.ts';
import { CampoDoPasso } from '../wizard/campo-do-passo.tsx';
import { PaginaDoPasso } from '../wizard/pagina-do-passo.tsx';
import type { TelaDoPassoProps } from '../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../wizard/use-formulario-do-passo.ts';
import { consultaDaProfissao } from './profissao.queries.ts';

/** Monthly income and profession of a guarantor; a low income warns and does not block (spec 2 section 5). */
export function PassoDeRenda(tela: TelaDoPassoProps<ContextoDoParticipante>) {
  const { passo, contexto } = tela;
  const formulario = useFormularioDoPasso(tela);
  const { form } = formulario;
  const [procurada, setProcurada] = useState('');
  const nome = useDeferredValue(procurada);
  const profissoes = useQuery({
    queryKey: ['profissoes', nome],
    queryFn: ({ signal }) => api('GET /profissao/buscar', { query: { nome } }, { sinal: signal }),
    placeholderData: keepPreviousData,
    staleTime: 3_600_000,
  });
  const renda = useWatch({ control: form.control, name: 'rendaCentavos' });
  const valorDaProfissao = useWatch({ control: form.control, name: 'profissaoId' });
  const profissaoId = typeof valorDaProfissao === 'number' ? valorDaProfissao : null;
  const escolhida = useQuery({ ...consultaDaProfissao(profissaoId ?? 0), enabled: profissaoId !== null });
  const itens = (profissoes.data?.result ?? []).map((item) => ({ id: String(item.id), titulo: item.nome }));
  const aviso = avisoDaRenda(
    Number(interpretarDinheiro(String(renda ?? '')) || 0),
    contexto.rendaMinimaCentavos,
    contexto.outras.some(({ papel }) => papel === 'fiador' || papel === 'fiador2'),
  );
  const [campoDaRenda, , campoDaOutra] = passo.campos;

  return (
    <PaginaDoPasso tela={tela} formulario={formulario}>
      {campoDaRenda ? <CampoDoPasso campo={campoDaRenda} form={form} /> : null}
      {aviso ? (
        <Aviso tom="atencao" aoVivo>
          {aviso}
        </Aviso>
      ) : null}
      <SeletorDeTelaCheia
        rotulo="Profissão"
        titulo="Qual é a profissão?"
        rotuloDaBusca="Buscar profissão"
        itens={itens}
        value={profissaoId === null ? null : String(profissaoId)}
        textoEscolhido={escolhida.data?.result[0]?.nome}
        aoBuscar={setProcurada}
        carregando={nome !== procurada || profissoes.isFetching}
        aoMudar={(id) => {
          form.setValue('profissaoId', Number(id), { shouldDirty: true });
          form.clearErrors('profissaoId');
        }}
        erro={form.formState.errors.profissaoId?.message as string | undefined}
        rodape={<p>Não achou? Escolha “Outra” e escreva qual é.</p>}
      />
      {profissaoId === PROFISSAO_OUTRA && campoDaOutra ? (
        <CampoDoPasso campo={campoDaOutra} form={form} />
      ) : null}
    </PaginaDoPasso>
  );
}
