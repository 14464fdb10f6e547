import type { IndicacaoEspecial } from '@credito/api/indicacao.rotas';
import { formatarTelefone } from '@credito/domain/pessoa/telefone';
import type { ContextoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao-contexto';
import { formatarData } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { CampoDoPasso } from '../../../wizard/campo-do-passo.tsx';
import { campoDoPasso, PaginaDoPasso } from '../../../wizard/pagina-do-passo.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../../../wizard/use-formulario-do-passo.ts';
import { consultaDaIndicacao } from '../solicitacao.queries.ts';

/** What the institution told us fills the form; whoever was not indicated that way may still say who did. */
export function PassoDeIndicacao(tela: TelaDoPassoProps<ContextoDaNovaSolicitacao>) {
  const formulario = useFormularioDoPasso(tela);
  const { form } = formulario;
  const { data: indicacao } = useQuery(consultaDaIndicacao(tela.contexto.usuario.cpf));
  const respondeu = tela.contexto.respostas.indicacaoAtiva !== undefined;
  const ativa = useWatch({ control: form.control, name: 'indicacaoAtiva' });

  useEffect(() => {
    // What the person said, today or before, stands.
    if (indicacao?.ativo !== 'S' || respondeu || form.getFieldState('indicacaoAtiva').isDirty) return;
    form.setValue('indicacaoAtiva', 'S', { shouldDirty: true });
    form.setValue('nomeIndicacao', indicacao.nome ?? '', { shouldDirty: true });
    form.setValue('emailIndicacao', indicacao.email ?? '', { shouldDirty: true });
    form.setValue('telefoneIndicacao', formatarTelefone(indicacao.telefone ?? ''), { shouldDirty: true });
  }, [indicacao, form, respondeu]);

  return (
    <PaginaDoPasso tela={tela} formulario={formulario}>
      {indicacao?.ativo === 'S' ? (
        <Aviso tom="sucesso" titulo={`${indicacao.nomeIes} indicou você`}>
          {emPalavras(indicacao)}
        </Aviso>
      ) : null}
      <CampoDoPasso campo={campoDoPasso(tela, 'indicacaoAtiva')} form={form} rotuloOculto />
      {ativa === 'S' ? (
        <>
          <CampoDoPasso campo={{ ...campoDoPasso(tela, 'nomeIndicacao'), opcional: false }} form={form} />
          <CampoDoPasso campo={{ ...campoDoPasso(tela, 'emailIndicacao'), opcional: false }} form={form} />
          <CampoDoPasso campo={campoDoPasso(tela, 'telefoneIndicacao')} form={form} />
        </>
      ) : null}
    </PaginaDoPasso>
  );
}

function emPalavras({ curso, parcelas, dataFimValidade }: IndicacaoEspecial): string {
  return [
    curso ? `Para o curso de ${curso}` : 'Para o programa que você escolheu',
    parcelas ? `, em ${parcelas} ${parcelas === 1 ? 'parcela' : 'parcelas'}` : '',
    dataFimValidade ? `, válida até ${formatarData(dataFimValidade)}` : '',
    '. Confira os dados de quem indicou.',
  ].join('');
}
