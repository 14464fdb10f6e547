import type { DocumentoDaMesa, Mesa, PessoaDaMesa } from '@credito/api/gestao-mesa.rotas';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import { Eye, EyeOff } from 'lucide-react';
import { Tecla } from '../../../atalhos/tecla.tsx';
import { comValoresRevelados, type Revelados } from '../revelados.ts';
import { GrupoDeRespostas } from './grupo-de-respostas.tsx';
import estilos from './painel-da-pessoa.module.css';
import { TabelaDeComparacao } from './tabela-de-comparacao.tsx';

export interface PainelDaPessoaProps {
  pessoa: PessoaDaMesa;
  documento: DocumentoDaMesa | null;
  podeRevelar: boolean;
  revelados: Revelados | undefined;
  revelando: boolean;
  /** In a second look only what belongs to the open document is shown; the answers that changed stand above. */
  soMudancas: boolean;
  /** Former answers by field, in words. */
  antes: Readonly<Record<string, string>>;
  aoRevelar: () => void;
  aoOcultar: () => void;
}

type Conferencia = DocumentoDaMesa['conferencias'][number];

const REGRAS: Readonly<Record<Conferencia['regra'], string>> = {
  legibilidade: 'Leitura',
  tipo: 'Tipo',
  nome: 'Nome',
  cpf: 'CPF',
  emissao: 'Emissão',
  meses: 'Meses',
  valor: 'Valor',
};

const CONFERENCIAS: Readonly<Record<Conferencia['resultado'], { tom: TomDeEtiqueta; texto: string }>> = {
  aprovado: { tom: 'sucesso', texto: 'confere' },
  reprovado: { tom: 'erro', texto: 'não confere' },
  inconclusivo: { tom: 'espera', texto: 'sem conclusão' },
};

/** The person whose document is open: readings of that document first, then the answers as they were asked. */
export function PainelDaPessoa({
  pessoa,
  documento,
  podeRevelar,
  revelados,
  revelando,
  soMudancas,
  antes,
  aoRevelar,
  aoOcultar,
}: PainelDaPessoaProps) {
  const vista = comValoresRevelados(pessoa, revelados);
  const comparacoes = vista.comparacoes.filter(({ documentoId }) => documentoId === documento?.id);
  return (
    <div className={estilos.painel}>
      <header className={estilos.cabecalho}>
        <div>
          <p className={estilos.papel}>{pessoa.rotulo}</p>
          <h2>{pessoa.nome}</h2>
        </div>
        {podeRevelar ? (
          <Botao
            variante="secundario"
            compacto
            carregando={revelando}
            icone={revelados ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            onClick={revelados ? aoOcultar : aoRevelar}
          >
            <span>{revelados ? 'Cobrir dados' : 'Mostrar dados'}</span>
            <Tecla>V</Tecla>
          </Botao>
        ) : null}
      </header>
      {pessoa.avisos.length > 0 ? (
        <Aviso tom="atencao" titulo="Estudante e fiador podem ser a mesma pessoa">
          {pessoa.avisos.map((aviso) => (
            <p key={aviso}>{`${aviso}.`}</p>
          ))}
        </Aviso>
      ) : null}
      {pessoa.tipoPessoa !== 'estudante' ? (
        <p className={estilos.fato}>
          {pessoa.aceitouEm
            ? `Aceitou ser fiador em ${formatarMomento(new Date(pessoa.aceitouEm))}.`
            : 'Ainda não aceitou ser fiador.'}
        </p>
      ) : null}
      {pessoa.motivosAnalise.length > 0 && !soMudancas ? (
        <Aviso titulo="Devolvida antes por">
          {pessoa.motivosAnalise.map(({ texto }) => texto).join(' ')}
        </Aviso>
      ) : null}
      {documento ? <SobreODocumento documento={documento} soMudancas={soMudancas} /> : null}
      {comparacoes.length > 0 ? <TabelaDeComparacao comparacoes={comparacoes} antes={antes} /> : null}
      {soMudancas
        ? null
        : vista.grupos.map((grupo) => <GrupoDeRespostas key={grupo.id} grupo={grupo} antes={antes} />)}
    </div>
  );
}

function SobreODocumento({ documento, soMudancas }: { documento: DocumentoDaMesa; soMudancas: boolean }) {
  const { situacao, conferencias, motivos, explicacao, anteriores, avaliadoPor, avaliadoEm } = documento;
  return (
    <section className={estilos.documento} aria-label={`Sobre o documento: ${documento.rotulo}`}>
      {situacao === 'rejeitado' ? (
        <Aviso
          tom="erro"
          titulo={`Recusado${avaliadoPor && avaliadoEm ? ` por ${avaliadoPor}, ${formatarMomento(new Date(avaliadoEm))}` : ''}`}
        >
          {motivos.map(({ texto }) => texto).join(' ')}
        </Aviso>
      ) : null}
      {explicacao ? <Aviso titulo="A pessoa explicou">{explicacao}</Aviso> : null}
      {(soMudancas ? [] : anteriores).map((anterior) => (
        <Aviso
          key={anterior.id}
          titulo={`Enviado antes, em ${formatarMomento(new Date(anterior.enviadoEm))}`}
        >
          {anterior.motivos.length > 0
            ? `Recusado: ${anterior.motivos.map(({ texto }) => texto).join(' ')}`
            : 'Trocado pela pessoa.'}
        </Aviso>
      ))}
      {conferencias.length > 0 ? (
        <ul className={estilos.conferencias} aria-label="Conferências automáticas">
          {conferencias.map(({ regra, resultado, explicacao: texto }) => (
            <li key={regra}>
              <Etiqueta tom={CONFERENCIAS[resultado].tom}>
                {`${REGRAS[regra]}: ${CONFERENCIAS[resultado].texto}`}
              </Etiqueta>
              {resultado === 'aprovado' ? null : <span>{texto}</span>}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

export function PainelDaSolicitacao({ mesa, revelados }: { mesa: Mesa; revelados: Revelados | undefined }) {
  const itens = mesa.solicitacao.itens.map((item) => ({
    ...item,
    valor: revelados?.valores[item.campo] ?? item.valor,
  }));
  return <GrupoDeRespostas nivel={2} grupo={{ ...mesa.solicitacao, itens }} />;
}
