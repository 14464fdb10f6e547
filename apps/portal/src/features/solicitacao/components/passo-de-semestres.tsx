import { perguntaPrimeiraGraduacao } from '@credito/domain/instituicao/niveis';
import type { ContextoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao-contexto';
import {
  semestreProvavelDeUso,
  semestresDeIngresso,
  semestresDeUso,
} from '@credito/domain/solicitacao/semestres';
import type { Opcao } from '@credito/domain/wizard/plano';
import { CampoDoPasso } from '../../../wizard/campo-do-passo.tsx';
import { campoDoPasso, PaginaDoPasso } from '../../../wizard/pagina-do-passo.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../../../wizard/use-formulario-do-passo.ts';
import { lerGrau } from '../solicitacao.queries.ts';

const opcoes = (semestres: ReturnType<typeof semestresDeUso>): readonly Opcao[] =>
  semestres.map(({ inicio, rotulo }) => ({ valor: inicio, rotulo }));

export function PassoDeSemestres(tela: TelaDoPassoProps<ContextoDaNovaSolicitacao>) {
  const { hoje, respostas } = tela.contexto;
  const sugestao = semestreProvavelDeUso(hoje);
  const formulario = useFormularioDoPasso({
    ...tela,
    passo: {
      ...tela.passo,
      campos: tela.passo.campos.map((campo) =>
        campo.nome === 'dataUtilizacaoCredito' ? { ...campo, sugestao } : campo,
      ),
    },
  });
  const { form } = formulario;
  const grau = lerGrau(respostas.grau);
  return (
    <PaginaDoPasso tela={tela} formulario={formulario}>
      <CampoDoPasso
        campo={{ ...campoDoPasso(tela, 'dataIngressoCurso'), opcoes: opcoes(semestresDeIngresso(hoje)) }}
        form={form}
      />
      <CampoDoPasso
        campo={{ ...campoDoPasso(tela, 'dataUtilizacaoCredito'), opcoes: opcoes(semestresDeUso(hoje)) }}
        form={form}
      />
      {grau && perguntaPrimeiraGraduacao(grau) ? (
        <CampoDoPasso campo={campoDoPasso(tela, 'primeiraGraduacao')} form={form} />
      ) : null}
    </PaginaDoPasso>
  );
}
