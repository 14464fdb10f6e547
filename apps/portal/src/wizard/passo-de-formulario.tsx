import type { Campo, ContextoDeWizard } from '@credito/domain/wizard/plano';
import type { Blocos } from '@credito/ui/blocos/blocos';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { ResumoDeErros } from '@credito/ui/resumo-de-erros/resumo-de-erros';
import { useWatch } from 'react-hook-form';
import { useTituloDaPergunta } from '../pagina/use-titulo.ts';
import { AvisoDeRecuperado } from './aviso-de-recuperado.tsx';
import { CampoDoPasso } from './campo-do-passo.tsx';
import { DialogoDeErro } from './dialogo-de-erro.tsx';
import type { TelaDoPassoProps } from './tela-do-passo.ts';
import { useFormularioDoPasso } from './use-formulario-do-passo.ts';
import { paraRespostas, type Respostas, type ValoresDoFormulario } from './valores.ts';

/** A step that is nothing but its fields (or a notice without any). */
export function PassoDeFormulario<C extends ContextoDeWizard>({
  passo,
  contexto,
  etapa,
  progresso,
  direcao,
  dono,
  wizard,
  enviar,
  voltar,
  textoDaAcao,
  salvo,
  aviso,
  mostrar,
}: TelaDoPassoProps<C> & {
  aviso?: Blocos;
  /** Fields that only some answers ask for; all are shown when absent. */
  mostrar?: (campo: string, digitadas: Respostas) => boolean;
}) {
  const temSenha = passo.campos.some(({ tipo }) => tipo === 'senha');
  const { form, aoEnviar, enviando, falha, aoFecharFalha, erros, recuperado } = useFormularioDoPasso({
    passo,
    contexto,
    dono: temSenha ? null : dono,
    wizard,
    enviar,
  });
  useTituloDaPergunta(passo.titulo, erros.length > 0);
  const umNoLugarDoOutro = passo.campos.some(({ noLugarDe }) => noLugarDe !== undefined);
  const valores = useWatch({ control: form.control, disabled: !mostrar && !umNoLugarDoOutro });
  const digitadas = mostrar ? paraRespostas(passo.campos, valores) : {};
  const campos = passo.campos.filter(({ nome }) => mostrar?.(nome, digitadas) ?? true);
  const umCampo = passo.campos.length === 1;
  return (
    <>
      <PaginaDePergunta
        etapa={etapa}
        progresso={progresso}
        titulo={passo.titulo}
        dica={passo.texto}
        direcao={direcao}
        salvo={salvo}
        aviso={
          <>
            {recuperado ? <AvisoDeRecuperado /> : null}
            {aviso}
            <ResumoDeErros erros={erros} />
          </>
        }
        acao={{ texto: textoDaAcao, carregando: enviando }}
        aoEnviar={aoEnviar}
        aoVoltar={voltar}
      >
        {campos.map((campo) => (
          <CampoDoPasso
            key={campo.nome}
            campo={campo}
            lidoDoDocumento={contexto.camposLidos?.includes(campo.nome) ?? false}
            form={form}
            desabilitado={foraDeAlcance(campo, passo.campos, valores)}
            rotuloOculto={umCampo && (campo.tipo === 'escolha' || campo.rotulo === passo.titulo)}
          />
        ))}
      </PaginaDePergunta>
      <DialogoDeErro mensagem={falha} aoFechar={aoFecharFalha} />
    </>
  );
}

/** A box is out of reach while the field in whose place it stands is filled, and the field while the box is ticked. */
function foraDeAlcance(
  { nome, noLugarDe }: Campo,
  campos: readonly Campo[],
  valores: ValoresDoFormulario,
): boolean {
  if (noLugarDe !== undefined) return Boolean(valores[noLugarDe]) && valores[nome] !== true;
  return campos.some((caixa) => caixa.noLugarDe === nome && valores[caixa.nome] === true && !valores[nome]);
}
